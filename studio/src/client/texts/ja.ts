import type { Texts } from './texts'

export const ja: Texts = {
  spin: 'スピン', spinning: '回転中', stake: 'ベット', balance: '残高', credit: 'お試しクレジット', win: '配当', net: '収支', time: '経過時間', round: 'ラウンド', stakeUp: 'ベットを上げる',
  stakeDown: 'ベットを下げる', reels: 'リール', demo: 'デモプレイ中（残高は使いません）', paytable: 'ルールと配当', fairness: '公平性', history: '直近のラウンド', soundOn: '音を出す',
  soundOff: '音を消す', exit: 'ゲームを終了', close: '閉じる', start: 'プレイを始める', loading: 'ゲームを読み込んでいます',
  ready: 'どうぞお楽しみください', paid: '{win} 払い戻し', nothing: '今回は配当なし', youWin: '{win} の配当です', freeWon: 'フリースピン {count} 回 · 配当 ×{times}', freeTurn: 'フリースピン {turn}/{count}',
  rtp: '還元率（RTP）', rtpNote: '長期的には、賭けられた額の {rtp} がプレイヤーに還元されます。推定ではなく厳密に計算した値です。', volatility: 'ボラティリティ', low: '低', medium: '中', high: '高',
  lowNote: '小さな配当がこまめに出ます', mediumNote: 'ほどよいバランス', highNote: '頻度は低く、配当は大きめ', hitRate: '配当が出る確率', hitRateNote: '{every} 回に 1 回', maxWin: '最高配当', maxWinNote: '1 ラウンド、ベットに対して', lines: 'ライン',
  prizes: 'ベット {stake} のときの配当', lineRule: '同じ絵柄が左端のリールからライン上に並ぶと配当が出ます。各ラインで最も高い配当だけが有効です。{lines} ラインは常に有効です。',
  wildRule: 'スキャッター以外のすべての絵柄の代わりになります。第 2〜5 リールに出ます。', scatterRule: 'どの位置でも配当が出て、ライン配当に加算されます。',
  freeRule: 'スキャッター 3・4・5 個でフリースピン {three}・{four}・{five} 回。すべての配当が {times} 倍です。およそ {every} 回に 1 回。フリースピン中に追加のフリースピンはありません。',
  malfunction: '途中で離れても、ラウンドは最後まで処理され配当は反映されます。確認できなかったベットは返却されます。',
  fairIntro: '結果は、当社の秘密のシード、あなたのシード、ラウンド番号から決まります。下のハッシュはプレイ前に当社のシードを固定します。シードを更新すると、各ラウンドをご自身で検証できます。',
  serverHash: '当社シードのハッシュ', clientSeed: 'あなたのシード', nextRound: '次のラウンド番号', rotate: 'シードを更新して公開', rotated: 'シードを公開しました。このシードのラウンドは「直近のラウンド」で検証できます。',
  seedRule: '半角の英数字・空白・ドット・ハイフンで 1〜64 文字', copy: 'コピー', copied: 'コピーしました', verify: 'このラウンドを検証', verifyPage: '検証ページを開く', seedHidden: '検証するにはシードを更新', noRounds: 'まだラウンドがありません。', cancelled: '返却済み',
  funds: '残高が足りません。', expired: 'セッションが終了しました。', expiredHint: '戻ってゲームを開き直してください。', lost: '接続できません。ラウンドは保護されています。再接続しています。', limit: 'アカウントの上限により、このベットはできません。',
  excluded: '自己排除の設定中です。', locked: 'アカウントがロックされています。', closed: 'このゲームは現在利用できません。', maintenance: 'ウォレットはメンテナンス中です。', returned: 'ベットを確認できなかったため返却しました。',
  settling: 'ウォレットの確認を待っています…', failed: 'エラーが発生しました。', retry: 'もう一度', noSeat: 'サイトからこのゲームを開いてください。',
  verifyTitle: 'ラウンドの検証', verifyIntro: '計算はすべてこのページ内で行われます。サーバーには何も送信せず、オフラインでも動作します。', serverSeed: 'サーバーシード', nonce: 'ラウンド番号', config: 'ゲーム設定', check: '検証する',
  hashFits: 'シードはプレイ前に示したハッシュと一致します。', hashWrong: 'シードが示されたハッシュと一致しません。', configFits: '設定はラウンドとともに記録したハッシュと一致します。', configWrong: '設定が記録されたハッシュと一致しません。',
  stopsFit: 'リールはシードどおりの位置で停止しました。', stopsWrong: '記録された停止位置が計算結果と異なります。', configBroken: 'この設定は読み取れません。', result: '結果', multiple: 'ベットの {times} 倍', turn: 'スピン {turn}',
}
