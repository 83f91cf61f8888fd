#!/bin/sh
# Installs Hotseat for one user, without root:  ./install.sh [--prefix FOLDER]   (otherwise ~/.local)
# and takes it away again:                      ./install.sh --uninstall [--prefix FOLDER]
# Matches, statistics and preferences are never touched.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
id=org.hotseat_games.Hotseat
prefix=${HOME:-}/.local
uninstall=no

stop() {
    printf 'Hotseat: %s\n' "$1" >&2
    exit 1
}

while [ $# -gt 0 ]; do
    case $1 in
        --uninstall) uninstall=yes ;;
        --prefix)
            [ $# -gt 1 ] || stop "--prefix needs a folder."
            prefix=$2
            shift
            ;;
        *) stop "$1 is neither --prefix FOLDER nor --uninstall." ;;
    esac
    shift
done
case $prefix in
    /*) ;;
    *) prefix=$PWD/$prefix ;;
esac
share=$prefix/share
program=$prefix/lib/hotseat

refresh() { # caches of the desktop; they make themselves anew where these tools are missing
    if command -v update-mime-database >/dev/null && [ -d "$share/mime/packages" ]; then
        update-mime-database "$share/mime" >/dev/null 2>&1 || :
    fi
    if command -v update-desktop-database >/dev/null && [ -d "$share/applications" ]; then
        update-desktop-database -q "$share/applications" >/dev/null 2>&1 || :
    fi
    if [ -d "$share/icons/hicolor" ]; then
        touch "$share/icons/hicolor" 2>/dev/null || :
    fi
}

remove() {
    rm -rf "$program"
    rm -f "$prefix/bin/hotseat" "$share/applications/$id.desktop" "$share/metainfo/$id.metainfo.xml" \
        "$share/mime/packages/$id.xml"
    for icon in "$share"/icons/hicolor/*/apps/"$id".* "$share"/icons/hicolor/*/mimetypes/application-x-hotseat.*; do
        rm -f "$icon"
    done
}

if [ $uninstall = yes ]; then
    [ -e "$program/hotseat" ] || stop "there is no Hotseat in $prefix."
    remove
    refresh
    printf 'Hotseat is gone from %s; your matches are still there.\n' "$prefix"
    exit 0
fi

[ -x "$here/hotseat/hotseat" ] || stop "the folder hotseat is missing beside this script: unpack the archive again."
mkdir -p "$prefix/lib" "$prefix/bin" "$share" 2>/dev/null && [ -w "$prefix/lib" ] && [ -w "$prefix/bin" ] ||
    stop "cannot write in $prefix: choose another folder with --prefix."

# The new program is complete before the old one goes.
rm -rf "$program.new"
cp -R "$here/hotseat" "$program.new" || {
    rm -rf "$program.new"
    stop "cannot copy the program to $prefix (is the disk full?); nothing was changed."
}
remove
mv "$program.new" "$program"
cp -R "$here/share/." "$share/"
ln -sf ../lib/hotseat/hotseat "$prefix/bin/hotseat"
# A desktop session need not have this bin folder in its PATH. Desktop entries want special characters escaped twice.
quoted=$(printf '%s' "$prefix/bin/hotseat" | sed 's/[\\"$`]/\\&/g; s/\\/\\\\/g; s/%/%%/g; s/[\\&|]/\\&/g')
sed -e "s|^Exec=hotseat|Exec=\"$quoted\"|" -e "/^TryExec=/d" "$here/share/applications/$id.desktop" \
    >"$share/applications/$id.desktop"
refresh
printf 'Hotseat is installed: start it from the menu or with %s\n' "$prefix/bin/hotseat"
