import type { StageTexts } from '../../frame/stage-props'

export type DragonTigerKey =
  | 'dragon'
  | 'tiger'
  | 'tie'
  | 'suitedTie'
  | 'wins'
  | 'tied'
  | 'tiedSuited'
  | 'pays'
  | 'returns'
  | 'bet'
  | 'ruleDeal'
  | 'ruleTie'

export const dragonTigerTexts: StageTexts<DragonTigerKey> = {
  en: {
    dragon: 'Dragon',
    tiger: 'Tiger',
    tie: 'Tie',
    suitedTie: 'Suited tie',
    wins: '{side} wins',
    tied: 'Tie',
    tiedSuited: 'Suited tie',
    pays: 'Pays',
    returns: 'Return',
    bet: 'Bet',
    ruleDeal:
      'One card each from {decks} decks, shuffled anew for every round. The higher card wins; the ace is the lowest.',
    ruleTie:
      'When both ranks are equal, half of a bet on dragon or tiger comes back, rounded down to whole cents. A suited tie has one rank and one suit; it pays the tie bet too.',
  },
  pt: {
    dragon: 'Dragão',
    tiger: 'Tigre',
    tie: 'Empate',
    suitedTie: 'Empate de naipe',
    wins: '{side} vence',
    tied: 'Empate',
    tiedSuited: 'Empate de naipe',
    pays: 'Paga',
    returns: 'Retorno',
    bet: 'Aposta',
    ruleDeal:
      'Uma carta para cada lado de {decks} baralhos, embaralhados de novo a cada rodada. A carta mais alta vence; o ás é a mais baixa.',
    ruleTie:
      'Quando os valores são iguais, volta metade da aposta em dragão ou tigre, arredondada para baixo em centavos. Empate de naipe tem o mesmo valor e naipe, e paga também a aposta em empate.',
  },
  es: {
    dragon: 'Dragón',
    tiger: 'Tigre',
    tie: 'Empate',
    suitedTie: 'Empate de palo',
    wins: 'Gana {side}',
    tied: 'Empate',
    tiedSuited: 'Empate de palo',
    pays: 'Paga',
    returns: 'Retorno',
    bet: 'Apuesta',
    ruleDeal:
      'Una carta por lado de {decks} barajas, mezcladas de nuevo en cada ronda. Gana la carta más alta; el as es la más baja.',
    ruleTie:
      'Si los valores son iguales vuelve la mitad de la apuesta a dragón o tigre, redondeada hacia abajo a céntimos. El empate de palo tiene el mismo valor y palo, y paga también la apuesta a empate.',
  },
  ja: {
    dragon: 'ドラゴン',
    tiger: 'タイガー',
    tie: 'タイ',
    suitedTie: 'スーテッドタイ',
    wins: '{side}の勝ち',
    tied: 'タイ',
    tiedSuited: 'スーテッドタイ',
    pays: '配当',
    returns: '還元率',
    bet: 'ベット',
    ruleDeal:
      '{decks}組のカードを毎回新しく切り、両側に1枚ずつ配ります。高いカードの勝ちで、エースが最も低いカードです。',
    ruleTie:
      '数字が同じなら、ドラゴンとタイガーへのベットの半分が返されます（端数は切り捨て）。スーテッドタイは数字とスートが同じで、タイへのベットにも支払われます。',
  },
  ko: {
    dragon: '드래곤',
    tiger: '타이거',
    tie: '타이',
    suitedTie: '수티드 타이',
    wins: '{side} 승리',
    tied: '타이',
    tiedSuited: '수티드 타이',
    pays: '배당',
    returns: '환급률',
    bet: '베팅',
    ruleDeal: '매 라운드 새로 섞은 {decks}벌에서 양쪽에 한 장씩 나눕니다. 높은 카드가 이기며 에이스가 가장 낮습니다.',
    ruleTie:
      '숫자가 같으면 드래곤과 타이거 베팅의 절반을 내림하여 돌려줍니다. 수티드 타이는 숫자와 무늬가 모두 같으며 타이 베팅에도 지급됩니다.',
  },
  th: {
    dragon: 'มังกร',
    tiger: 'เสือ',
    tie: 'เสมอ',
    suitedTie: 'เสมอดอกเดียวกัน',
    wins: '{side}ชนะ',
    tied: 'เสมอ',
    tiedSuited: 'เสมอดอกเดียวกัน',
    pays: 'จ่าย',
    returns: 'อัตราคืน',
    bet: 'เดิมพัน',
    ruleDeal: 'แจกฝั่งละหนึ่งใบจากไพ่ {decks} สำรับ สับใหม่ทุกรอบ ใบสูงกว่าชนะ เอซต่ำสุด',
    ruleTie: 'ถ้าแต้มเท่ากัน เดิมพันมังกรหรือเสือคืนครึ่งหนึ่ง ปัดเศษลง เสมอดอกเดียวกันคือแต้มและดอกเหมือนกัน และจ่ายเดิมพันเสมอด้วย',
  },
}
