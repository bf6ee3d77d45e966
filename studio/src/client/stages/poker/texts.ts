import type { HandKind } from '../../../games/poker/hand-score'
import type { BettingMove } from '../../../games/poker/poker-config'
import type { StageTexts } from '../../frame/stage-props'

export type PokerKey =
  | HandKind
  | BettingMove
  | 'bet'
  | 'discard'
  | 'deal'
  | 'bot'
  | 'pot'
  | 'board'
  | 'hand'
  | 'yourMove'
  | 'throwAway'
  | 'youHold'
  | 'ruleTable'
  | 'ruleFullDeck'
  | 'ruleDeck'
  | 'ruleFlush'
  | 'ruleTwo'
  | 'ruleAny'
  | 'ruleBefore'
  | 'ruleAfter'
  | 'ruleBets'
  | 'ruleHouse'
  | 'ruleBots'
  | 'ruleReturn'
  | 'ruleLeave'

export const pokerTexts: StageTexts<PokerKey> = {
  en: {
    highCard: 'High card',
    pair: 'Pair',
    twoPair: 'Two pair',
    threeOfAKind: 'Three of a kind',
    straight: 'Straight',
    flush: 'Flush',
    fullHouse: 'Full house',
    fourOfAKind: 'Four of a kind',
    straightFlush: 'Straight flush',
    fold: 'Fold',
    check: 'Check',
    call: 'Call',
    raise: 'Raise',
    bet: 'Bet',
    discard: 'Throw away',
    deal: 'Deal',
    bot: 'Bot {number}',
    pot: 'Pot',
    board: 'Board',
    hand: 'Your hand',
    yourMove: 'Your move',
    throwAway: 'Throw one card away',
    youHold: 'You hold: {hand}',
    ruleTable:
      'You play against {bots} bots of the house. Everybody puts in an ante, which is your bet: now {ante}. The dealer button is drawn anew for every hand.',
    ruleFullDeck: 'One deck of 52 cards, shuffled for every hand before the first bet.',
    ruleDeck:
      '{count} cards are in play, from the {rank} up, shuffled for every hand before the first bet. The ace also stands below the {rank}.',
    ruleFlush: 'A flush beats a full house.',
    ruleTwo: 'You get {cards} cards; a hand is made of exactly two of them and three of the board.',
    ruleAny: 'You get {cards} cards; the best five of yours and the five of the board make the hand.',
    ruleBefore: 'Before the flop everybody throws one card away.',
    ruleAfter: 'After the bets on the flop everybody throws one card away.',
    ruleBets:
      'Fixed bets: {small} × the ante before and on the flop, {big} × on turn and river; at most {raises} bets and raises a round.',
    ruleHouse:
      'The house keeps {part} % of what was contested; a bet that nobody calls comes back whole. Payouts are rounded down.',
    ruleBots:
      'Bots see their own cards, the board and the bets, nothing else. Two pair or better made with own cards raises; top pair bets and calls; a lesser pair or four to a flush or straight calls one bet; nothing folds, and bluffs one time in twelve.',
    ruleReturn:
      'The return above is that of a player who decides by the rule of the bots, out of all bets, from a simulation. Better or worse decisions change it.',
    ruleLeave: 'If you do not come back within 24 hours, your hand is checked or folded.',
  },
  pt: {
    highCard: 'Carta alta',
    pair: 'Par',
    twoPair: 'Dois pares',
    threeOfAKind: 'Trinca',
    straight: 'Sequência',
    flush: 'Flush',
    fullHouse: 'Full house',
    fourOfAKind: 'Quadra',
    straightFlush: 'Straight flush',
    fold: 'Desistir',
    check: 'Passar',
    call: 'Pagar',
    raise: 'Aumentar',
    bet: 'Apostar',
    discard: 'Descartar',
    deal: 'Dar cartas',
    bot: 'Robô {number}',
    pot: 'Pote',
    board: 'Mesa',
    hand: 'Sua mão',
    yourMove: 'Sua vez',
    throwAway: 'Descarte uma carta',
    youHold: 'Você tem: {hand}',
    ruleTable:
      'Você joga contra {bots} robôs da casa. Todos põem um ante, que é a sua aposta: agora {ante}. O botão é sorteado a cada mão.',
    ruleFullDeck: 'Um baralho de 52 cartas, embaralhado a cada mão antes da primeira aposta.',
    ruleDeck:
      '{count} cartas em jogo, do {rank} para cima, embaralhadas a cada mão antes da primeira aposta. O ás também fica abaixo do {rank}.',
    ruleFlush: 'Flush ganha de full house.',
    ruleTwo: 'Você recebe {cards} cartas; a mão usa exatamente duas delas e três da mesa.',
    ruleAny: 'Você recebe {cards} cartas; valem as melhores cinco entre as suas e as cinco da mesa.',
    ruleBefore: 'Antes do flop cada um descarta uma carta.',
    ruleAfter: 'Depois das apostas do flop cada um descarta uma carta.',
    ruleBets:
      'Apostas fixas: {small} × o ante antes do flop e no flop, {big} × no turn e no river; no máximo {raises} apostas e aumentos por rodada.',
    ruleHouse:
      'A casa fica com {part} % do que foi disputado; a aposta que ninguém paga volta inteira. Pagamentos arredondados para baixo.',
    ruleBots:
      'Os robôs veem só as próprias cartas, a mesa e as apostas. Dois pares ou melhor com cartas próprias aumentam; o par mais alto aposta e paga; um par menor ou quatro para flush ou sequência paga uma aposta; sem nada desistem, e blefam uma vez em doze.',
    ruleReturn:
      'O retorno acima é o de quem decide pela regra dos robôs, sobre todas as apostas, por simulação. Decisões melhores ou piores o mudam.',
    ruleLeave: 'Se você não voltar em 24 horas, sua mão passa ou desiste.',
  },
  ja: {
    highCard: 'ハイカード',
    pair: 'ワンペア',
    twoPair: 'ツーペア',
    threeOfAKind: 'スリーカード',
    straight: 'ストレート',
    flush: 'フラッシュ',
    fullHouse: 'フルハウス',
    fourOfAKind: 'フォーカード',
    straightFlush: 'ストレートフラッシュ',
    fold: 'フォールド',
    check: 'チェック',
    call: 'コール',
    raise: 'レイズ',
    bet: 'ベット',
    discard: '捨てる',
    deal: '配る',
    bot: 'ボット{number}',
    pot: 'ポット',
    board: 'ボード',
    hand: 'あなたの手',
    yourMove: 'あなたの番です',
    throwAway: 'カードを1枚捨ててください',
    youHold: 'あなたの手:{hand}',
    ruleTable:
      'ハウスのボット{bots}体と対戦します。全員がアンティ(あなたのベット、現在 {ante})を出します。ディーラーボタンは毎回抽選です。',
    ruleFullDeck: '52枚1組を、最初のベットの前に毎回シャッフルします。',
    ruleDeck: '{rank}以上の{count}枚を、最初のベットの前に毎回シャッフルします。エースは{rank}の下にもなります。',
    ruleFlush: 'フラッシュはフルハウスより強い役です。',
    ruleTwo: '{cards}枚配られ、手札からちょうど2枚、ボードから3枚で役を作ります。',
    ruleAny: '{cards}枚配られ、手札とボード5枚から最も強い5枚で役を作ります。',
    ruleBefore: 'フロップの前に全員が1枚捨てます。',
    ruleAfter: 'フロップのベットの後に全員が1枚捨てます。',
    ruleBets:
      '固定額:フロップまではアンティの{small}倍、ターンとリバーは{big}倍。1ラウンドのベットとレイズは最大{raises}回です。',
    ruleHouse: '競われた額の{part}%がハウスに入ります。誰もコールしないベットは全額戻ります。支払いは切り捨てます。',
    ruleBots:
      'ボットに見えるのは自分のカード、ボード、ベットだけです。手札を使ったツーペア以上はレイズ、トップペアはベットとコール、それ以下のペアやフラッシュ・ストレートまであと1枚はベット1回までコール、何もなければフォールドし、12回に1回ブラフします。',
    ruleReturn:
      '上の還元率は、ボットと同じ規則で決めるプレイヤーの全ベットに対する割合で、シミュレーションによります。判断しだいで変わります。',
    ruleLeave: '24時間以内に戻らない場合、チェックまたはフォールドになります。',
  },
  ko: {
    highCard: '하이카드',
    pair: '원페어',
    twoPair: '투페어',
    threeOfAKind: '트리플',
    straight: '스트레이트',
    flush: '플러시',
    fullHouse: '풀하우스',
    fourOfAKind: '포카드',
    straightFlush: '스트레이트 플러시',
    fold: '폴드',
    check: '체크',
    call: '콜',
    raise: '레이즈',
    bet: '베팅',
    discard: '버리기',
    deal: '카드 받기',
    bot: '봇 {number}',
    pot: '팟',
    board: '보드',
    hand: '내 패',
    yourMove: '내 차례',
    throwAway: '카드 한 장을 버리세요',
    youHold: '내 패: {hand}',
    ruleTable:
      '하우스의 봇 {bots}명과 겨룹니다. 모두 앤티를 내며 이것이 내 베팅입니다(현재 {ante}). 딜러 버튼은 매번 추첨합니다.',
    ruleFullDeck: '52장 한 벌을 첫 베팅 전에 매번 섞습니다.',
    ruleDeck: '{rank} 이상 {count}장을 첫 베팅 전에 매번 섞습니다. 에이스는 {rank} 아래로도 쓰입니다.',
    ruleFlush: '플러시가 풀하우스를 이깁니다.',
    ruleTwo: '{cards}장을 받아 정확히 두 장과 보드 세 장으로 패를 만듭니다.',
    ruleAny: '{cards}장을 받아 내 카드와 보드 다섯 장 가운데 가장 좋은 다섯 장으로 패를 만듭니다.',
    ruleBefore: '플랍 전에 모두 한 장을 버립니다.',
    ruleAfter: '플랍 베팅 뒤에 모두 한 장을 버립니다.',
    ruleBets:
      '고정 베팅: 플랍까지 앤티의 {small}배, 턴과 리버 {big}배, 한 라운드에 베팅과 레이즈 최대 {raises}번입니다.',
    ruleHouse:
      '하우스는 겨룬 금액의 {part}%를 가집니다. 아무도 콜하지 않은 베팅은 그대로 돌아옵니다. 지급은 내림합니다.',
    ruleBots:
      '봇은 자기 카드, 보드, 베팅만 봅니다. 자기 카드로 만든 투페어 이상은 레이즈, 탑페어는 베팅과 콜, 그보다 낮은 페어나 플러시·스트레이트까지 한 장 남은 패는 베팅 한 번까지 콜, 아무것도 없으면 폴드하고 열두 번에 한 번 블러프합니다.',
    ruleReturn:
      '위의 환수율은 봇과 같은 규칙으로 결정하는 플레이어의 모든 베팅 대비 비율이며 시뮬레이션 값입니다. 판단에 따라 달라집니다.',
    ruleLeave: '24시간 안에 돌아오지 않으면 체크하거나 폴드합니다.',
  },
  es: {
    highCard: 'Carta alta',
    pair: 'Pareja',
    twoPair: 'Doble pareja',
    threeOfAKind: 'Trío',
    straight: 'Escalera',
    flush: 'Color',
    fullHouse: 'Full',
    fourOfAKind: 'Póker',
    straightFlush: 'Escalera de color',
    fold: 'Retirarse',
    check: 'Pasar',
    call: 'Igualar',
    raise: 'Subir',
    bet: 'Apostar',
    discard: 'Descartar',
    deal: 'Repartir',
    bot: 'Bot {number}',
    pot: 'Bote',
    board: 'Mesa',
    hand: 'Tu mano',
    yourMove: 'Te toca',
    throwAway: 'Descarta una carta',
    youHold: 'Tienes: {hand}',
    ruleTable:
      'Juegas contra {bots} bots de la casa. Todos ponen un ante, que es tu apuesta: ahora {ante}. El botón se sortea en cada mano.',
    ruleFullDeck: 'Una baraja de 52 cartas, barajada en cada mano antes de la primera apuesta.',
    ruleDeck:
      '{count} cartas en juego, del {rank} hacia arriba, barajadas en cada mano antes de la primera apuesta. El as también vale por debajo del {rank}.',
    ruleFlush: 'El color gana al full.',
    ruleTwo: 'Recibes {cards} cartas; la mano usa exactamente dos de ellas y tres de la mesa.',
    ruleAny: 'Recibes {cards} cartas; valen las mejores cinco entre las tuyas y las cinco de la mesa.',
    ruleBefore: 'Antes del flop todos descartan una carta.',
    ruleAfter: 'Tras las apuestas del flop todos descartan una carta.',
    ruleBets:
      'Apuestas fijas: {small} × el ante antes del flop y en el flop, {big} × en turn y river; como máximo {raises} apuestas y subidas por ronda.',
    ruleHouse:
      'La casa se queda el {part} % de lo disputado; la apuesta que nadie iguala vuelve entera. Los pagos se redondean hacia abajo.',
    ruleBots:
      'Los bots solo ven sus cartas, la mesa y las apuestas. Doble pareja o mejor con cartas propias sube; la pareja más alta apuesta e iguala; una pareja menor o cuatro para color o escalera iguala una apuesta; sin nada se retiran, y farolean una vez de cada doce.',
    ruleReturn:
      'El retorno de arriba es el de quien decide con la regla de los bots, sobre todas las apuestas, por simulación. Decidir mejor o peor lo cambia.',
    ruleLeave: 'Si no vuelves en 24 horas, tu mano pasa o se retira.',
  },
  th: {
    highCard: 'ไพ่สูง',
    pair: 'หนึ่งคู่',
    twoPair: 'สองคู่',
    threeOfAKind: 'ตอง',
    straight: 'สเตรท',
    flush: 'ฟลัช',
    fullHouse: 'ฟูลเฮาส์',
    fourOfAKind: 'โฟร์การ์ด',
    straightFlush: 'สเตรทฟลัช',
    fold: 'หมอบ',
    check: 'เช็ค',
    call: 'คอล',
    raise: 'เรส',
    bet: 'เดิมพัน',
    discard: 'ทิ้ง',
    deal: 'แจกไพ่',
    bot: 'บอต {number}',
    pot: 'กองกลาง',
    board: 'ไพ่กลาง',
    hand: 'ไพ่ของคุณ',
    yourMove: 'ถึงตาคุณ',
    throwAway: 'ทิ้งไพ่หนึ่งใบ',
    youHold: 'คุณมี: {hand}',
    ruleTable: 'คุณเล่นกับบอตของเจ้ามือ {bots} ตัว ทุกคนลงแอนตี้ซึ่งคือเดิมพันของคุณ ตอนนี้ {ante} ปุ่มดีลเลอร์สุ่มใหม่ทุกมือ',
    ruleFullDeck: 'ไพ่ 52 ใบหนึ่งสำรับ สับใหม่ทุกมือก่อนเดิมพันแรก',
    ruleDeck: 'ใช้ไพ่ {count} ใบ ตั้งแต่ {rank} ขึ้นไป สับใหม่ทุกมือก่อนเดิมพันแรก เอซนับต่ำกว่า {rank} ได้ด้วย',
    ruleFlush: 'ฟลัชชนะฟูลเฮาส์',
    ruleTwo: 'คุณได้ไพ่ {cards} ใบ ใช้ของตัวเองสองใบพอดีกับไพ่กลางสามใบ',
    ruleAny: 'คุณได้ไพ่ {cards} ใบ ห้าใบที่ดีที่สุดจากไพ่ของคุณและไพ่กลางห้าใบเป็นมือของคุณ',
    ruleBefore: 'ก่อนฟล็อป ทุกคนทิ้งไพ่หนึ่งใบ',
    ruleAfter: 'หลังเดิมพันรอบฟล็อป ทุกคนทิ้งไพ่หนึ่งใบ',
    ruleBets: 'เดิมพันคงที่: {small} เท่าของแอนตี้จนถึงฟล็อป {big} เท่าในเทิร์นและริเวอร์ เดิมพันและเรสได้มากสุด {raises} ครั้งต่อรอบ',
    ruleHouse: 'เจ้ามือหัก {part}% ของเงินที่แข่งกัน เดิมพันที่ไม่มีใครคอลได้คืนเต็ม การจ่ายปัดเศษลง',
    ruleBots:
      'บอตเห็นเฉพาะไพ่ตัวเอง ไพ่กลาง และเดิมพัน สองคู่ขึ้นไปที่ใช้ไพ่ตัวเองจะเรส คู่สูงสุดจะเดิมพันและคอล คู่ที่ต่ำกว่าหรือขาดหนึ่งใบเป็นฟลัชหรือสเตรทจะคอลหนึ่งเดิมพัน ไม่มีอะไรจะหมอบ และบลัฟหนึ่งครั้งในสิบสอง',
    ruleReturn: 'อัตราคืนด้านบนเป็นของผู้เล่นที่ตัดสินใจตามกฎของบอต คิดจากเดิมพันทั้งหมดโดยการจำลอง การตัดสินใจที่ดีหรือแย่กว่าจะเปลี่ยนค่านี้',
    ruleLeave: 'หากไม่กลับมาภายใน 24 ชั่วโมง ไพ่ของคุณจะเช็คหรือหมอบ',
  },
}
