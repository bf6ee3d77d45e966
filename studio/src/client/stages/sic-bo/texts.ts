import type { StageTexts } from '../../frame/stage-props'

export type SicBoKey =
  | 'small'
  | 'big'
  | 'odd'
  | 'even'
  | 'anyTriple'
  | 'tripleOf'
  | 'doubleOf'
  | 'single'
  | 'pair'
  | 'total'
  | 'sum'
  | 'sumTriple'
  | 'pays'
  | 'returns'
  | 'bet'
  | 'ruleDice'
  | 'ruleSingle'
  | 'small3'
  | 'big3'

export const sicBoTexts: StageTexts<SicBoKey> = {
  en: {
    small: 'Small',
    big: 'Big',
    odd: 'Odd',
    even: 'Even',
    anyTriple: 'Any triple',
    tripleOf: 'Triple {face}',
    doubleOf: 'Double {face}',
    single: 'Single {face}',
    pair: 'Pair {low} and {high}',
    total: 'Total {total}',
    sum: '{dice}: {total}, {side}',
    sumTriple: '{dice}: triple',
    pays: 'Pays',
    returns: 'Return',
    bet: 'Bet',
    ruleDice:
      'Three fair dice. Small is a total of 4 to 10, big 11 to 17; small, big, odd and even lose on a triple. A double needs the face on two dice at least, a pair both faces.',
    ruleSingle: 'A single face pays by how many dice show it: {one}, {two} or {three} to one.',
    small3: '4–10',
    big3: '11–17',
  },
  pt: {
    small: 'Pequeno',
    big: 'Grande',
    odd: 'Ímpar',
    even: 'Par',
    anyTriple: 'Trinca qualquer',
    tripleOf: 'Trinca de {face}',
    doubleOf: 'Dupla de {face}',
    single: 'Face {face}',
    pair: 'Par {low} e {high}',
    total: 'Soma {total}',
    sum: '{dice}: {total}, {side}',
    sumTriple: '{dice}: trinca',
    pays: 'Paga',
    returns: 'Retorno',
    bet: 'Aposta',
    ruleDice:
      'Três dados justos. Pequeno é soma de 4 a 10, grande de 11 a 17; pequeno, grande, ímpar e par perdem na trinca. Dupla exige a face em pelo menos dois dados; par exige as duas faces.',
    ruleSingle: 'Uma face paga conforme o número de dados que a mostram: {one}, {two} ou {three} para 1.',
    small3: '4–10',
    big3: '11–17',
  },
  es: {
    small: 'Pequeño',
    big: 'Grande',
    odd: 'Impar',
    even: 'Par',
    anyTriple: 'Cualquier trío',
    tripleOf: 'Trío de {face}',
    doubleOf: 'Doble de {face}',
    single: 'Cara {face}',
    pair: 'Pareja {low} y {high}',
    total: 'Suma {total}',
    sum: '{dice}: {total}, {side}',
    sumTriple: '{dice}: trío',
    pays: 'Paga',
    returns: 'Retorno',
    bet: 'Apuesta',
    ruleDice:
      'Tres dados justos. Pequeño es una suma de 4 a 10, grande de 11 a 17; pequeño, grande, impar y par pierden con un trío. Un doble pide la cara en al menos dos dados; una pareja, las dos caras.',
    ruleSingle: 'Una cara paga según cuántos dados la muestran: {one}, {two} o {three} a 1.',
    small3: '4–10',
    big3: '11–17',
  },
  ja: {
    small: '小',
    big: '大',
    odd: '奇数',
    even: '偶数',
    anyTriple: '全ゾロ目',
    tripleOf: '{face}のゾロ目',
    doubleOf: '{face}のダブル',
    single: '{face}の目',
    pair: '{low}と{high}のペア',
    total: '合計{total}',
    sum: '{dice}：{total}、{side}',
    sumTriple: '{dice}：ゾロ目',
    pays: '配当',
    returns: '還元率',
    bet: 'ベット',
    ruleDice:
      '公正なサイコロ3個。小は合計4〜10、大は11〜17です。ゾロ目では小・大・奇数・偶数は負けます。ダブルは2個以上に、ペアは両方の目が必要です。',
    ruleSingle: 'ひとつの目は、出たサイコロの数に応じて{one}、{two}、{three}対1で支払います。',
    small3: '4–10',
    big3: '11–17',
  },
  ko: {
    small: '소',
    big: '대',
    odd: '홀',
    even: '짝',
    anyTriple: '모든 트리플',
    tripleOf: '{face} 트리플',
    doubleOf: '{face} 더블',
    single: '{face} 싱글',
    pair: '{low}와 {high} 페어',
    total: '합 {total}',
    sum: '{dice}: {total}, {side}',
    sumTriple: '{dice}: 트리플',
    pays: '배당',
    returns: '환급률',
    bet: '베팅',
    ruleDice:
      '공정한 주사위 세 개입니다. 소는 합 4~10, 대는 11~17이며 트리플이면 소, 대, 홀, 짝은 집니다. 더블은 두 개 이상, 페어는 두 눈이 모두 나와야 합니다.',
    ruleSingle: '싱글은 나온 주사위 수에 따라 {one}, {two}, {three} 대 1을 지급합니다.',
    small3: '4–10',
    big3: '11–17',
  },
  th: {
    small: 'ต่ำ',
    big: 'สูง',
    odd: 'คี่',
    even: 'คู่',
    anyTriple: 'ตองใดก็ได้',
    tripleOf: 'ตอง {face}',
    doubleOf: 'คู่ {face}',
    single: 'แต้ม {face}',
    pair: 'โต๊ด {low} และ {high}',
    total: 'รวม {total}',
    sum: '{dice}: {total} {side}',
    sumTriple: '{dice}: ตอง',
    pays: 'จ่าย',
    returns: 'อัตราคืน',
    bet: 'เดิมพัน',
    ruleDice:
      'ลูกเต๋าเที่ยงตรงสามลูก ต่ำคือรวม 4 ถึง 10 สูงคือ 11 ถึง 17 ออกตอง ต่ำ สูง คี่ คู่ เสียทั้งหมด คู่ต้องออกแต้มนั้นอย่างน้อยสองลูก โต๊ดต้องออกทั้งสองแต้ม',
    ruleSingle: 'แทงแต้มเดียวจ่ายตามจำนวนลูกที่ออก: {one} {two} หรือ {three} ต่อ 1',
    small3: '4–10',
    big3: '11–17',
  },
}
