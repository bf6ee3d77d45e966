import type { StageTexts } from '../../frame/stage-props'

export type RouletteKey =
  | 'red'
  | 'black'
  | 'odd'
  | 'even'
  | 'low'
  | 'high'
  | 'dozen'
  | 'column'
  | 'straight'
  | 'split'
  | 'street'
  | 'corner'
  | 'sixLine'
  | 'number'
  | 'numbers'
  | 'inside'
  | 'wheel'
  | 'zero'
  | 'result'
  | 'pays'
  | 'returns'
  | 'bet'
  | 'ruleWheel'
  | 'rulePartage'
  | 'evenBets'

export const rouletteTexts: StageTexts<RouletteKey> = {
  en: {
    red: 'Red',
    black: 'Black',
    odd: 'Odd',
    even: 'Even',
    low: '1–18',
    high: '19–36',
    dozen: 'Dozen {number}',
    column: 'Column {number}',
    straight: 'Number',
    split: 'Split',
    street: 'Street',
    corner: 'Corner',
    sixLine: 'Six line',
    number: 'Number {number}',
    numbers: '{kind} {numbers}',
    inside: 'Splits and corners',
    wheel: 'Roulette wheel',
    zero: 'Zero',
    result: '{number} · {colour}',
    pays: 'Pays',
    returns: 'Return',
    bet: 'Bet',
    ruleWheel:
      'The wheel has {pockets} pockets, all equally likely. On a zero every bet that does not name it is lost.',
    rulePartage:
      'La partage: on a zero, half of a bet on red, black, odd, even, 1–18 or 19–36 comes back, rounded down to whole cents.',
    evenBets: 'Red, black, odd, even, halves',
  },
  pt: {
    red: 'Vermelho',
    black: 'Preto',
    odd: 'Ímpar',
    even: 'Par',
    low: '1–18',
    high: '19–36',
    dozen: 'Dúzia {number}',
    column: 'Coluna {number}',
    straight: 'Número',
    split: 'Cavalo',
    street: 'Rua',
    corner: 'Quadra',
    sixLine: 'Seisena',
    number: 'Número {number}',
    numbers: '{kind} {numbers}',
    inside: 'Cavalos e quadras',
    wheel: 'Roleta',
    zero: 'Zero',
    result: '{number} · {colour}',
    pays: 'Paga',
    returns: 'Retorno',
    bet: 'Aposta',
    ruleWheel:
      'A roda tem {pockets} casas, todas igualmente prováveis. No zero perdem todas as apostas que não o indicam.',
    rulePartage:
      'La partage: no zero volta metade da aposta em vermelho, preto, ímpar, par, 1–18 ou 19–36, arredondada para baixo em centavos.',
    evenBets: 'Vermelho, preto, ímpar, par, metades',
  },
  es: {
    red: 'Rojo',
    black: 'Negro',
    odd: 'Impar',
    even: 'Par',
    low: '1–18',
    high: '19–36',
    dozen: 'Docena {number}',
    column: 'Columna {number}',
    straight: 'Número',
    split: 'Caballo',
    street: 'Calle',
    corner: 'Cuadro',
    sixLine: 'Seisena',
    number: 'Número {number}',
    numbers: '{kind} {numbers}',
    inside: 'Caballos y cuadros',
    wheel: 'Ruleta',
    zero: 'Cero',
    result: '{number} · {colour}',
    pays: 'Paga',
    returns: 'Retorno',
    bet: 'Apuesta',
    ruleWheel:
      'La rueda tiene {pockets} casillas, todas igual de probables. Con el cero pierde toda apuesta que no lo nombre.',
    rulePartage:
      'La partage: con el cero vuelve la mitad de la apuesta a rojo, negro, impar, par, 1–18 o 19–36, redondeada hacia abajo a céntimos.',
    evenBets: 'Rojo, negro, impar, par, mitades',
  },
  ja: {
    red: '赤',
    black: '黒',
    odd: '奇数',
    even: '偶数',
    low: '1–18',
    high: '19–36',
    dozen: 'ダズン{number}',
    column: 'コラム{number}',
    straight: '1点賭け',
    split: '2点賭け',
    street: '3点賭け',
    corner: '4点賭け',
    sixLine: '6点賭け',
    number: '{number}番',
    numbers: '{kind} {numbers}',
    inside: '線と角に賭ける',
    wheel: 'ルーレットの回転盤',
    zero: 'ゼロ',
    result: '{number}・{colour}',
    pays: '配当',
    returns: '還元率',
    bet: 'ベット',
    ruleWheel:
      '回転盤には{pockets}のポケットがあり、出る確率はすべて同じです。ゼロでは、ゼロを含まないベットはすべて負けます。',
    rulePartage:
      'ラ・パルタージュ：ゼロのとき、赤・黒・奇数・偶数・1–18・19–36へのベットの半分が返されます（端数は切り捨て）。',
    evenBets: '赤・黒・奇数・偶数・前後半',
  },
  ko: {
    red: '빨강',
    black: '검정',
    odd: '홀',
    even: '짝',
    low: '1–18',
    high: '19–36',
    dozen: '더즌 {number}',
    column: '컬럼 {number}',
    straight: '스트레이트',
    split: '스플릿',
    street: '스트리트',
    corner: '코너',
    sixLine: '식스 라인',
    number: '{number}번',
    numbers: '{kind} {numbers}',
    inside: '선과 모서리에 걸기',
    wheel: '룰렛 휠',
    zero: '제로',
    result: '{number} · {colour}',
    pays: '배당',
    returns: '환급률',
    bet: '베팅',
    ruleWheel:
      '휠에는 {pockets}개의 칸이 있고 확률은 모두 같습니다. 제로가 나오면 제로를 지정하지 않은 베팅은 모두 집니다.',
    rulePartage: '라 파르타주: 제로가 나오면 빨강, 검정, 홀, 짝, 1–18, 19–36 베팅의 절반을 내림하여 돌려줍니다.',
    evenBets: '빨강, 검정, 홀, 짝, 절반',
  },
  th: {
    red: 'แดง',
    black: 'ดำ',
    odd: 'คี่',
    even: 'คู่',
    low: '1–18',
    high: '19–36',
    dozen: 'โหล {number}',
    column: 'แถว {number}',
    straight: 'เลขเดียว',
    split: 'สองเลข',
    street: 'สามเลข',
    corner: 'สี่เลข',
    sixLine: 'หกเลข',
    number: 'เลข {number}',
    numbers: '{kind} {numbers}',
    inside: 'แทงเส้นและมุม',
    wheel: 'วงล้อรูเล็ต',
    zero: 'ศูนย์',
    result: '{number} · {colour}',
    pays: 'จ่าย',
    returns: 'อัตราคืน',
    bet: 'เดิมพัน',
    ruleWheel: 'วงล้อมี {pockets} ช่อง โอกาสเท่ากันทุกช่อง ออกศูนย์ เดิมพันที่ไม่ได้ระบุศูนย์เสียทั้งหมด',
    rulePartage: 'ลา ปาร์ตาจ: ออกศูนย์ เดิมพันแดง ดำ คี่ คู่ 1–18 หรือ 19–36 คืนครึ่งหนึ่ง ปัดเศษลง',
    evenBets: 'แดง ดำ คี่ คู่ ครึ่งวง',
  },
}
