## 無法讀取的檔案
## $file = 檔案及其資料夾，$place = 檔案中的位置，$what = 給開發者的英文說明

fault-missing = 找不到檔案 { $file }。請選擇其他檔案。
fault-unreadable = 無法讀取檔案 { $file }：{ $what }。請確認您有開啟它的權限。
fault-too-big = 檔案 { $file } 有 { $size } MB，而對局檔不會超過 { $limit } MB。這不是 Hotseat 的對局。
fault-too-deep = 檔案 { $file } 的巢狀層數過深，不會是 Hotseat 的對局。請選擇其他檔案。
fault-not-a-save = 檔案 { $file } 不是 Hotseat 的對局。請選擇副檔名為 .hotseat 的檔案。
fault-truncated = 檔案 { $file } 不完整（{ $place }）。請開啟這場對局較早的自動存檔。
fault-newer = 檔案 { $file } 由 Hotseat { $app } 寫入，而這裡是 { $ours } 版。請安裝較新的版本再開啟。
fault-unknown-game = 檔案 { $file } 是「{ $name }」的對局，這裡沒有安裝這款遊戲。
fault-damaged = 檔案 { $file } 在 { $place } 處損壞：{ $what }。請開啟這場對局較早的自動存檔。
fault-broken-state = 檔案 { $file } 中的局面不可能出現：{ $what }。請開啟這場對局較早的自動存檔。
fault-wrong-digest = 檔案 { $file } 中的局面與存檔時不同：檔案遭到更動或損壞。請開啟這場對局較早的自動存檔。
fault-other-rules = 檔案 { $file } 以第 { $rules } 版規則開局，這裡是第 { $ours } 版。可以繼續玩，但無法驗證。
fault-none-sound = { $n ->
    [one] 這場對局唯一的自動存檔已損壞。檔案為 { $file }。
   *[other] 這場對局的 { $n } 個自動存檔全部損壞。最新的是 { $file }。
}
fault-already-open = 這場對局已在另一個 Hotseat 視窗中開啟。請在那裡繼續，或先關閉它。

## 無法寫入的檔案

fault-disk-full = 磁碟空間不足，無法寫入 { $file }。對局照常進行；請騰出空間，或存到其他地方。
fault-read-only = 資料夾 { $folder } 不允許寫入 { $file }。對局照常進行；請存到其他地方。
fault-no-folder = 資料夾 { $folder } 已不存在。對局照常進行；請存到其他地方。
fault-not-written = 無法寫入檔案 { $file }：{ $what }。對局照常進行；請存到其他地方。
fault-older-used = { $n ->
    [one] 最新的自動存檔已損壞，改為開啟前一個。
   *[other] 最新的 { $n } 個自動存檔已損壞，改為開啟更早的一個。
}

## 對局

undo-blocked-loaded = 這場對局以舊版規則開局：先前的行動無法收回。
review-no-positions = 這場對局以舊版規則開局：紀錄完整，局面則從第 { $first } 手開始。
engine-fault = 規則程式在處理這個選擇時出錯。一切未變：局面與選擇之前相同。
bot-wander = 漫遊電腦
bot-wander-hint = 先隨機決定做哪一種行動，再隨機選一個合法的選擇。
