import type { StageTexts } from '../../frame/stage-props'

const en = {
  mines: 'Mines',
  field: 'Field',
  ladder: 'What each safe tile pays',
  tile: 'Tile {number}',
  tileSafe: 'Tile {number}: safe',
  tileMine: 'Tile {number}: mine',
  begin: 'Start for {amount}',
  pickOne: 'Turn a tile',
  cashOut: 'Cash out {amount}',
  reached: '{times} · {amount}',
  ruleSafe:
    'Choose how many mines are hidden among {tiles} tiles, then turn tiles one by one. Every safe tile raises what you may cash out.',
  ruleMine: 'A mine ends the round and the bet is lost. Where the mines lie is fixed before the first tile.',
  afterTiles: '{count} safe',
  most: 'Most',
  ruleReturn:
    'Multipliers are rounded down to two decimals. Depending on the number of mines and the tile at which you stop, between {low} and {high} of all bets goes back in the long run.',
  ruleEnd: 'A round that reaches {times} or turns every safe tile is paid at once.',
  ruleLeave:
    'A round waits for you for 24 hours. Then it is cashed out for you; if no tile was turned, the first one is turned before.',
} as const

export type MinesKey = keyof typeof en

export const minesTexts: StageTexts<MinesKey> = {
  en,
  pt: {
    mines: 'Minas',
    field: 'Campo',
    ladder: 'Quanto paga cada casa segura',
    tile: 'Casa {number}',
    tileSafe: 'Casa {number}: segura',
    tileMine: 'Casa {number}: mina',
    begin: 'Começar por {amount}',
    pickOne: 'Vire uma casa',
    cashOut: 'Retirar {amount}',
    reached: '{times} · {amount}',
    ruleSafe:
      'Escolha quantas minas ficam escondidas em {tiles} casas e vire uma casa de cada vez. Cada casa segura aumenta o valor que você pode retirar.',
    ruleMine: 'Uma mina encerra a rodada e a aposta é perdida. O lugar das minas é definido antes da primeira casa.',
    afterTiles: '{count} seguras',
    most: 'Máximo',
    ruleReturn:
      'Os multiplicadores são arredondados para baixo com duas casas decimais. Conforme o número de minas e a casa em que você para, entre {low} e {high} das apostas volta aos jogadores no longo prazo.',
    ruleEnd: 'A rodada que chega a {times} ou vira todas as casas seguras é paga na hora.',
    ruleLeave:
      'A rodada espera por você durante 24 horas. Depois o valor é retirado por você; se nenhuma casa foi virada, a primeira é virada antes.',
  },
  ja: {
    mines: '地雷',
    field: 'フィールド',
    ladder: '安全マスごとの配当',
    tile: 'マス {number}',
    tileSafe: 'マス {number}：安全',
    tileMine: 'マス {number}：地雷',
    begin: '{amount} でスタート',
    pickOne: 'マスを開けてください',
    cashOut: '{amount} を受け取る',
    reached: '{times} · {amount}',
    ruleSafe:
      '{tiles} マスに隠す地雷の数を選び、1 マスずつ開けます。安全なマスを開けるたびに、受け取れる金額が上がります。',
    ruleMine: '地雷を開けるとラウンドは終了し、ベットは失われます。地雷の位置は最初のマスを開ける前に決まっています。',
    afterTiles: '{count} マス',
    most: '最大',
    ruleReturn:
      '倍率は小数第 2 位未満を切り捨てます。地雷の数とやめるマスにより、長期的にベット全体の {low}〜{high} が還元されます。',
    ruleEnd: '{times} に達するか、安全なマスをすべて開けると、その場で支払われます。',
    ruleLeave:
      'ラウンドは 24 時間保存されます。その後は自動で受け取りとなり、1 マスも開けていない場合は先に最初のマスが開けられます。',
  },
  ko: {
    mines: '지뢰',
    field: '필드',
    ladder: '안전한 칸마다의 배당',
    tile: '{number}번 칸',
    tileSafe: '{number}번 칸: 안전',
    tileMine: '{number}번 칸: 지뢰',
    begin: '{amount}로 시작',
    pickOne: '칸을 여세요',
    cashOut: '{amount} 받기',
    reached: '{times} · {amount}',
    ruleSafe: '{tiles}칸에 숨길 지뢰 수를 고르고 한 칸씩 엽니다. 안전한 칸을 열 때마다 받을 수 있는 금액이 올라갑니다.',
    ruleMine: '지뢰를 열면 라운드가 끝나고 베팅을 잃습니다. 지뢰의 위치는 첫 칸을 열기 전에 정해져 있습니다.',
    afterTiles: '{count}칸',
    most: '최대',
    ruleReturn:
      '배율은 소수 둘째 자리 아래를 버립니다. 지뢰 수와 멈추는 칸에 따라 장기적으로 전체 베팅의 {low}~{high}가 돌아갑니다.',
    ruleEnd: '{times}에 이르거나 안전한 칸을 모두 열면 바로 지급됩니다.',
    ruleLeave: '라운드는 24시간 동안 기다립니다. 그 뒤에는 자동으로 지급되며, 연 칸이 없으면 먼저 첫 칸이 열립니다.',
  },
  es: {
    mines: 'Minas',
    field: 'Campo',
    ladder: 'Cuánto paga cada casilla segura',
    tile: 'Casilla {number}',
    tileSafe: 'Casilla {number}: segura',
    tileMine: 'Casilla {number}: mina',
    begin: 'Empezar por {amount}',
    pickOne: 'Abre una casilla',
    cashOut: 'Cobrar {amount}',
    reached: '{times} · {amount}',
    ruleSafe:
      'Elige cuántas minas se esconden en {tiles} casillas y ábrelas una a una. Cada casilla segura aumenta lo que puedes cobrar.',
    ruleMine:
      'Una mina termina la ronda y la apuesta se pierde. El lugar de las minas se fija antes de la primera casilla.',
    afterTiles: '{count} seguras',
    most: 'Máximo',
    ruleReturn:
      'Los multiplicadores se redondean hacia abajo a dos decimales. Según el número de minas y la casilla en la que pares, entre {low} y {high} de las apuestas vuelve a los jugadores a largo plazo.',
    ruleEnd: 'La ronda que llega a {times} o abre todas las casillas seguras se paga al momento.',
    ruleLeave:
      'La ronda te espera 24 horas. Después se cobra por ti; si no se abrió ninguna casilla, antes se abre la primera.',
  },
  th: {
    mines: 'ระเบิด',
    field: 'สนาม',
    ladder: 'ผลตอบแทนของช่องปลอดภัยแต่ละช่อง',
    tile: 'ช่อง {number}',
    tileSafe: 'ช่อง {number}: ปลอดภัย',
    tileMine: 'ช่อง {number}: ระเบิด',
    begin: 'เริ่มด้วย {amount}',
    pickOne: 'เปิดหนึ่งช่อง',
    cashOut: 'รับเงิน {amount}',
    reached: '{times} · {amount}',
    ruleSafe: 'เลือกจำนวนระเบิดที่ซ่อนใน {tiles} ช่อง แล้วเปิดทีละช่อง ทุกช่องปลอดภัยจะเพิ่มเงินที่รับได้',
    ruleMine: 'เปิดเจอระเบิดรอบจะจบและเสียเดิมพัน ตำแหน่งระเบิดถูกกำหนดก่อนเปิดช่องแรก',
    afterTiles: '{count} ช่อง',
    most: 'สูงสุด',
    ruleReturn: 'ตัวคูณปัดลงเหลือทศนิยมสองตำแหน่ง ขึ้นกับจำนวนระเบิดและช่องที่คุณหยุด ในระยะยาวเดิมพันทั้งหมดคืนกลับ {low} ถึง {high}',
    ruleEnd: 'รอบที่ถึง {times} หรือเปิดช่องปลอดภัยครบทุกช่องจะจ่ายทันที',
    ruleLeave: 'รอบจะรอคุณ 24 ชั่วโมง หลังจากนั้นระบบจะรับเงินให้ ถ้ายังไม่ได้เปิดช่องใด ระบบจะเปิดช่องแรกก่อน',
  },
}
