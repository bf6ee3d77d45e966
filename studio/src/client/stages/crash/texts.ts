import type { StageTexts } from '../../frame/stage-props'

export type CrashKey =
  | 'bet'
  | 'cashOut'
  | 'waiting'
  | 'auto'
  | 'autoOff'
  | 'autoDown'
  | 'autoUp'
  | 'panel'
  | 'starts'
  | 'crashed'
  | 'left'
  | 'fell'
  | 'betNext'
  | 'multiplierNow'
  | 'ruleRise'
  | 'ruleLeave'
  | 'ruleChance'
  | 'ruleCap'
  | 'edge'
  | 'chanceAt'

export const crashTexts: StageTexts<CrashKey> = {
  en: {
    bet: 'Bet {stake}',
    cashOut: 'Cash out {win}',
    waiting: 'Bet stands: {stake}',
    auto: 'Auto exit',
    autoOff: 'Off',
    autoDown: 'Lower the automatic exit',
    autoUp: 'Raise the automatic exit',
    panel: 'Bet {number}',
    starts: 'Starts in {count} s',
    crashed: 'Crashed at {at}',
    left: 'Out at {at}: {win}',
    fell: 'Lost {stake}',
    betNext: 'Bets open after this round',
    multiplierNow: 'Multiplier',
    ruleRise:
      'The multiplier rises from 1.00× until the round crashes. The point of the crash is fixed before the first bet and is the same for everybody.',
    ruleLeave:
      'Leave before the crash by hand, or name a multiplier at which you leave by itself. The studio decides by its own clock who left in time. A bet that is still in at the crash is lost.',
    ruleChance:
      'A round reaches a multiplier m with a chance of {returned} ÷ m, so every exit gives back the same in the long run, less what rounding down to whole cents takes.',
    ruleCap: 'At {cap} the round ends and everybody still in is paid.',
    edge: 'House edge',
    chanceAt: 'Chance to reach it',
  },
  pt: {
    bet: 'Apostar {stake}',
    cashOut: 'Retirar {win}',
    waiting: 'Aposta feita: {stake}',
    auto: 'Saída auto',
    autoOff: 'Desligada',
    autoDown: 'Baixar a saída automática',
    autoUp: 'Subir a saída automática',
    panel: 'Aposta {number}',
    starts: 'Começa em {count} s',
    crashed: 'Caiu em {at}',
    left: 'Saiu em {at}: {win}',
    fell: 'Perdeu {stake}',
    betNext: 'Apostas abrem depois desta rodada',
    multiplierNow: 'Multiplicador',
    ruleRise:
      'O multiplicador sobe de 1,00× até a rodada cair. O ponto da queda está fixado antes da primeira aposta e é o mesmo para todos.',
    ruleLeave:
      'Saia antes da queda com o botão, ou escolha um multiplicador em que você sai sozinho. O estúdio decide pelo próprio relógio quem saiu a tempo. Uma aposta ainda dentro na queda está perdida.',
    ruleChance:
      'Uma rodada chega ao multiplicador m com chance de {returned} ÷ m; por isso toda saída devolve o mesmo a longo prazo, menos o arredondamento para baixo em centavos.',
    ruleCap: 'Em {cap} a rodada termina e quem ainda está dentro recebe.',
    edge: 'Vantagem da casa',
    chanceAt: 'Chance de chegar lá',
  },
  es: {
    bet: 'Apostar {stake}',
    cashOut: 'Retirar {win}',
    waiting: 'Apuesta hecha: {stake}',
    auto: 'Salida auto',
    autoOff: 'Apagado',
    autoDown: 'Bajar la salida automática',
    autoUp: 'Subir la salida automática',
    panel: 'Apuesta {number}',
    starts: 'Empieza en {count} s',
    crashed: 'Cayó en {at}',
    left: 'Salida en {at}: {win}',
    fell: 'Perdiste {stake}',
    betNext: 'Las apuestas abren después de esta ronda',
    multiplierNow: 'Multiplicador',
    ruleRise:
      'El multiplicador sube desde 1,00× hasta que la ronda cae. El punto de caída está fijado antes de la primera apuesta y es igual para todos.',
    ruleLeave:
      'Sal antes de la caída con el botón, o elige un multiplicador en el que sales solo. El estudio decide con su propio reloj quién salió a tiempo. Una apuesta que sigue dentro en la caída se pierde.',
    ruleChance:
      'Una ronda llega al multiplicador m con probabilidad {returned} ÷ m; por eso cada salida devuelve lo mismo a la larga, menos el redondeo hacia abajo a céntimos.',
    ruleCap: 'En {cap} la ronda termina y cobra quien siga dentro.',
    edge: 'Ventaja de la casa',
    chanceAt: 'Probabilidad de llegar',
  },
  ja: {
    bet: '{stake}をベット',
    cashOut: '{win}で降りる',
    waiting: 'ベット成立：{stake}',
    auto: '自動で降りる',
    autoOff: 'オフ',
    autoDown: '自動の倍率を下げる',
    autoUp: '自動の倍率を上げる',
    panel: 'ベット{number}',
    starts: '開始まで{count}秒',
    crashed: '{at}でクラッシュ',
    left: '{at}で降りました：{win}',
    fell: '{stake}を失いました',
    betNext: 'このラウンドの後にベットできます',
    multiplierNow: '倍率',
    ruleRise:
      '倍率は1.00×から、ラウンドがクラッシュするまで上がります。クラッシュの地点は最初のベットの前に決まっており、全員に同じです。',
    ruleLeave:
      'クラッシュの前にボタンで降りるか、自動で降りる倍率を決めます。間に合ったかどうかはスタジオの時計で決まります。クラッシュ時に残っているベットは失われます。',
    ruleChance:
      'ラウンドが倍率mに届く確率は{returned} ÷ mです。どこで降りても長期の還元は同じで、端数の切り捨て分だけ下がります。',
    ruleCap: '{cap}でラウンドは終わり、残っている全員に支払われます。',
    edge: 'ハウスエッジ',
    chanceAt: '届く確率',
  },
  ko: {
    bet: '{stake} 베팅',
    cashOut: '{win} 캐시아웃',
    waiting: '베팅 완료: {stake}',
    auto: '자동 퇴장',
    autoOff: '끔',
    autoDown: '자동 배수 낮추기',
    autoUp: '자동 배수 높이기',
    panel: '베팅 {number}',
    starts: '{count}초 후 시작',
    crashed: '{at}에서 크래시',
    left: '{at}에서 나옴: {win}',
    fell: '{stake} 잃음',
    betNext: '이 라운드 후에 베팅할 수 있습니다',
    multiplierNow: '배수',
    ruleRise:
      '배수는 1.00×에서 라운드가 크래시할 때까지 오릅니다. 크래시 지점은 첫 베팅 전에 정해져 있고 모두에게 같습니다.',
    ruleLeave:
      '크래시 전에 버튼으로 나오거나 자동으로 나올 배수를 정하세요. 제때 나왔는지는 스튜디오의 시계가 정합니다. 크래시 때 남아 있는 베팅은 잃습니다.',
    ruleChance:
      '라운드가 배수 m에 도달할 확률은 {returned} ÷ m이므로 어디서 나와도 장기 환급은 같고, 내림한 만큼만 줄어듭니다.',
    ruleCap: '{cap}에서 라운드가 끝나고 남아 있는 모두에게 지급됩니다.',
    edge: '하우스 에지',
    chanceAt: '도달 확률',
  },
  th: {
    bet: 'เดิมพัน {stake}',
    cashOut: 'ถอนออก {win}',
    waiting: 'รับเดิมพันแล้ว: {stake}',
    auto: 'ถอนอัตโนมัติ',
    autoOff: 'ปิด',
    autoDown: 'ลดจุดถอนอัตโนมัติ',
    autoUp: 'เพิ่มจุดถอนอัตโนมัติ',
    panel: 'เดิมพัน {number}',
    starts: 'เริ่มใน {count} วิ',
    crashed: 'ร่วงที่ {at}',
    left: 'ออกที่ {at}: {win}',
    fell: 'เสีย {stake}',
    betNext: 'เปิดรับเดิมพันหลังรอบนี้',
    multiplierNow: 'ตัวคูณ',
    ruleRise: 'ตัวคูณเพิ่มจาก 1.00× จนกว่ารอบจะร่วง จุดร่วงถูกกำหนดก่อนเดิมพันแรกและเท่ากันสำหรับทุกคน',
    ruleLeave: 'ออกก่อนร่วงด้วยปุ่ม หรือกำหนดตัวคูณที่จะออกเอง สตูดิโอตัดสินด้วยนาฬิกาของตนว่าใครออกทัน เดิมพันที่ยังอยู่ตอนร่วงถือว่าเสีย',
    ruleChance: 'โอกาสที่รอบจะถึงตัวคูณ m คือ {returned} ÷ m ทุกจุดออกจึงคืนเท่ากันในระยะยาว หักเพียงเศษที่ปัดลง',
    ruleCap: 'ที่ {cap} รอบจะจบและทุกคนที่ยังอยู่ได้รับเงิน',
    edge: 'ความได้เปรียบของเจ้ามือ',
    chanceAt: 'โอกาสไปถึง',
  },
}
