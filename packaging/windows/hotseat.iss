; The installer for Windows, made by Inno Setup 6:  iscc /DVersion=0.1.0 packaging\windows\hotseat.iss
; packaging/package.py calls it where iscc is found. Everything lies in dist\hotseat, built by PyInstaller before.

#ifndef Version
  #error Give the version: iscc /DVersion=...
#endif
#define Root SourcePath + "..\.."

[Setup]
AppId={{7C1E6E55-6B1F-4D0C-9C43-2B9A3A0E5D61}
AppName=Hotseat
AppVersion={#Version}
AppVerName=Hotseat {#Version}
AppPublisher=The makers of Hotseat
DefaultDirName={autopf}\Hotseat
DefaultGroupName=Hotseat
DisableProgramGroupPage=yes
; without an administrator it goes into the user's own programs
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile={#Root}\LICENSE
OutputDir={#Root}\dist
OutputBaseFilename=hotseat-{#Version}-setup
SetupIconFile={#Root}\assets\icons\hotseat.ico
UninstallDisplayIcon={app}\hotseat.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; nothing of an older version is left among the new files
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\dist\hotseat\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "{#Root}\assets\icons\document.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{group}\Hotseat"; Filename: "{app}\hotseat.exe"
Name: "{autodesktop}\Hotseat"; Filename: "{app}\hotseat.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.hotseat"; ValueType: string; ValueName: ""; ValueData: "Hotseat.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.hotseat"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-hotseat"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Hotseat.Match"; ValueType: string; ValueName: ""; ValueData: "Hotseat match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Hotseat.Match\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\document.ico"
Root: HKA; Subkey: "Software\Classes\Hotseat.Match\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\hotseat.exe"" ""%1"""

[Run]
Filename: "{app}\hotseat.exe"; Description: "{cm:LaunchProgram,Hotseat}"; Flags: nowait postinstall skipifsilent

; %APPDATA%\Hotseat holds matches and preferences: uninstalling leaves it.
