import type { StageTexts } from '../../frame/stage-props'

export type BaccaratKey =
  | 'player'
  | 'banker'
  | 'tie'
  | 'playerPair'
  | 'bankerPair'
  | 'wins'
  | 'tied'
  | 'pays'
  | 'returns'
  | 'ruleDeal'
  | 'ruleThird'
  | 'ruleTie'
  | 'ruleCommission'
  | 'ruleSix'
  | 'bet'

export const baccaratTexts: StageTexts<BaccaratKey> = {
  en: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    playerPair: 'Player pair',
    bankerPair: 'Banker pair',
    wins: '{side} wins {high} to {low}',
    tied: 'Tie at {points}',
    pays: 'Pays',
    returns: 'Return',
    ruleDeal:
      'Two cards each from {decks} decks, shuffled anew for every round. Aces count one, tens and court cards nothing; only the last digit of the sum counts. Eight or nine with two cards ends the deal.',
    ruleThird:
      'The player draws a third card with 5 or less. The banker draws with 0 to 2 always; with 3 unless the player drew an 8; with 4 against 2 to 7; with 5 against 4 to 7; with 6 against 6 or 7; without a third card of the player, with 5 or less.',
    ruleTie: 'On a tie the bets on player and banker come back. A pair is two first cards of one rank.',
    ruleCommission: 'A banker win pays even money less {part} commission, rounded down to whole cents.',
    ruleSix: 'No commission: a banker win with six points pays half.',
    bet: 'Bet',
  },
  pt: {
    player: 'Jogador',
    banker: 'Banca',
    tie: 'Empate',
    playerPair: 'Par do jogador',
    bankerPair: 'Par da banca',
    wins: '{side} vence por {high} a {low}',
    tied: 'Empate em {points}',
    pays: 'Paga',
    returns: 'Retorno',
    ruleDeal:
      'Duas cartas para cada lado de {decks} baralhos, embaralhados de novo a cada rodada. Ás vale um; dez e figuras valem zero; conta só o último dígito da soma. Oito ou nove com duas cartas encerra.',
    ruleThird:
      'O jogador pede a terceira carta com 5 ou menos. A banca pede sempre com 0 a 2; com 3, salvo se a terceira do jogador for 8; com 4 contra 2 a 7; com 5 contra 4 a 7; com 6 contra 6 ou 7; sem terceira do jogador, com 5 ou menos.',
    ruleTie: 'No empate voltam as apostas em jogador e banca. Par são as duas primeiras cartas do mesmo valor.',
    ruleCommission: 'Vitória da banca paga 1 para 1 menos {part} de comissão, arredondado para baixo em centavos.',
    ruleSix: 'Sem comissão: vitória da banca com seis pontos paga a metade.',
    bet: 'Aposta',
  },
  es: {
    player: 'Jugador',
    banker: 'Banca',
    tie: 'Empate',
    playerPair: 'Par del jugador',
    bankerPair: 'Par de la banca',
    wins: '{side} gana {high} a {low}',
    tied: 'Empate a {points}',
    pays: 'Paga',
    returns: 'Retorno',
    ruleDeal:
      'Dos cartas por lado de {decks} barajas, mezcladas de nuevo en cada ronda. El as vale uno; dieces y figuras, nada; solo cuenta la última cifra de la suma. Ocho o nueve con dos cartas termina.',
    ruleThird:
      'El jugador pide tercera carta con 5 o menos. La banca pide siempre con 0 a 2; con 3 salvo si la tercera del jugador es 8; con 4 contra 2 a 7; con 5 contra 4 a 7; con 6 contra 6 o 7; sin tercera del jugador, con 5 o menos.',
    ruleTie: 'En un empate vuelven las apuestas a jugador y banca. Par son las dos primeras cartas del mismo valor.',
    ruleCommission: 'La banca paga 1 a 1 menos {part} de comisión, redondeado hacia abajo a céntimos.',
    ruleSix: 'Sin comisión: la banca que gana con seis puntos paga la mitad.',
    bet: 'Apuesta',
  },
  ja: {
    player: 'プレイヤー',
    banker: 'バンカー',
    tie: 'タイ',
    playerPair: 'プレイヤーペア',
    bankerPair: 'バンカーペア',
    wins: '{side}の勝ち {high}対{low}',
    tied: '{points}でタイ',
    pays: '配当',
    returns: '還元率',
    ruleDeal:
      '{decks}組のカードを毎回新しく切り、両者に2枚ずつ配ります。エースは1、10と絵札は0で、合計の下一桁だけを数えます。2枚で8か9なら終わりです。',
    ruleThird:
      'プレイヤーは5以下で3枚目を引きます。バンカーは0〜2なら必ず、3はプレイヤーの3枚目が8でなければ、4は2〜7、5は4〜7、6は6か7に対して引きます。プレイヤーが引かなければ5以下で引きます。',
    ruleTie: 'タイではプレイヤーとバンカーへのベットは返されます。ペアは最初の2枚が同じ数字のことです。',
    ruleCommission: 'バンカーの勝ちは1対1から手数料{part}を引き、端数は切り捨てて支払います。',
    ruleSix: '手数料なし：バンカーが6点で勝つと配当は半分です。',
    bet: 'ベット',
  },
  ko: {
    player: '플레이어',
    banker: '뱅커',
    tie: '타이',
    playerPair: '플레이어 페어',
    bankerPair: '뱅커 페어',
    wins: '{side} 승리 {high} 대 {low}',
    tied: '{points}점 타이',
    pays: '배당',
    returns: '환급률',
    ruleDeal:
      '매 라운드 새로 섞은 {decks}벌에서 두 장씩 나눕니다. 에이스는 1, 10과 그림 카드는 0이며 합의 끝자리만 셉니다. 두 장으로 8이나 9면 끝납니다.',
    ruleThird:
      '플레이어는 5 이하면 셋째 장을 받습니다. 뱅커는 0~2면 항상, 3이면 플레이어의 셋째 장이 8이 아닐 때, 4면 2~7, 5면 4~7, 6이면 6이나 7에 받습니다. 플레이어가 받지 않으면 5 이하에서 받습니다.',
    ruleTie: '타이면 플레이어와 뱅커 베팅은 돌려받습니다. 페어는 첫 두 장의 숫자가 같은 것입니다.',
    ruleCommission: '뱅커 승리는 1 대 1에서 수수료 {part}를 빼고 내림하여 지급합니다.',
    ruleSix: '수수료 없음: 뱅커가 6점으로 이기면 절반을 지급합니다.',
    bet: '베팅',
  },
  th: {
    player: 'เพลเยอร์',
    banker: 'แบงเกอร์',
    tie: 'เสมอ',
    playerPair: 'คู่เพลเยอร์',
    bankerPair: 'คู่แบงเกอร์',
    wins: '{side}ชนะ {high} ต่อ {low}',
    tied: 'เสมอที่ {points}',
    pays: 'จ่าย',
    returns: 'อัตราคืน',
    ruleDeal:
      'แจกฝั่งละสองใบจากไพ่ {decks} สำรับ สับใหม่ทุกรอบ เอซนับหนึ่ง สิบและไพ่รูปนับศูนย์ นับเฉพาะหลักหน่วยของผลรวม สองใบได้แปดหรือเก้าจบทันที',
    ruleThird:
      'เพลเยอร์จั่วเมื่อได้ 5 หรือน้อยกว่า แบงเกอร์จั่วเสมอเมื่อได้ 0 ถึง 2 ได้ 3 จั่วเว้นแต่เพลเยอร์จั่วได้ 8 ได้ 4 จั่วเมื่อเจอ 2 ถึง 7 ได้ 5 เมื่อเจอ 4 ถึง 7 ได้ 6 เมื่อเจอ 6 หรือ 7 ถ้าเพลเยอร์ไม่จั่ว จั่วเมื่อได้ 5 หรือน้อยกว่า',
    ruleTie: 'เมื่อเสมอ เดิมพันเพลเยอร์และแบงเกอร์คืนทั้งหมด คู่คือสองใบแรกแต้มเดียวกัน',
    ruleCommission: 'แบงเกอร์ชนะจ่าย 1 ต่อ 1 หักค่าคอมมิชชัน {part} ปัดเศษลง',
    ruleSix: 'ไม่มีค่าคอมมิชชัน: แบงเกอร์ชนะด้วยหกแต้มจ่ายครึ่งเดียว',
    bet: 'เดิมพัน',
  },
}
