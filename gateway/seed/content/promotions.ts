import type { SeedAnnouncement } from './content'

const promotion = { types: ['PR'], groupName: 'm_home', merchants: ['aurora', 'lotus'] } as const

/** No bonus is promised here: each entry describes something that the site really does, on play money. */
export const promotions: readonly SeedAnnouncement[] = [
  {
    ...promotion,
    id: 'promotion-first-steps',
    art: 'promotion/first-steps',
    link: '/m/voucherCenter',
    startDate: '2026-01-01T12:00:00Z',
    noExpiry: 1,
    promoAnnouncementCategoryIds: ['start'],
    texts: {
      en: {
        title: 'First steps: from play deposit to first spin',
        action: 'Add play money',
        content:
          '<p>Three steps and you are playing. No real money is involved at any point.</p><ul><li>Open <b>Deposit</b> and choose an amount.</li><li>Confirm it on the demo payment page.</li><li>Pick a slot, read its paytable, and spin.</li></ul><p>You see what you pay and what arrives before you confirm.</p>',
      },
      pt: {
        title: 'Primeiros passos: do depósito de teste ao primeiro giro',
        action: 'Adicionar saldo de teste',
        content:
          '<p>Três passos e você já está jogando. Em nenhum momento há dinheiro real.</p><ul><li>Abra <b>Depositar</b> e escolha um valor.</li><li>Confirme na página de pagamento de demonstração.</li><li>Escolha um slot, leia a tabela de pagamentos e gire.</li></ul><p>Você vê o que paga e o que entra antes de confirmar.</p>',
      },
      ja: {
        title: 'はじめの一歩：デモ入金から最初のスピンまで',
        action: 'プレイマネーを追加',
        content:
          '<p>3つの手順で遊べます。実際のお金は一切使いません。</p><ul><li><b>入金</b>を開き、金額を選びます。</li><li>デモ決済ページで確定します。</li><li>スロットを選び、配当表を読んで回します。</li></ul><p>支払う額と入る額は、確定する前に表示されます。</p>',
      },
      ko: {
        title: '첫걸음: 모의 입금부터 첫 스핀까지',
        action: '모의 머니 추가',
        content:
          '<p>세 단계면 바로 플레이할 수 있습니다. 실제 돈은 전혀 사용되지 않습니다.</p><ul><li><b>입금</b>을 열고 금액을 고릅니다.</li><li>데모 결제 페이지에서 확인합니다.</li><li>슬롯을 고르고 배당표를 읽은 뒤 돌립니다.</li></ul><p>얼마를 내고 얼마가 들어오는지 확정하기 전에 볼 수 있습니다.</p>',
      },
      es: {
        title: 'Primeros pasos: del depósito de prueba al primer giro',
        action: 'Añadir saldo de prueba',
        content:
          '<p>Tres pasos y ya estás jugando. En ningún momento interviene dinero real.</p><ul><li>Abre <b>Depositar</b> y elige un importe.</li><li>Confírmalo en la página de pago de demostración.</li><li>Elige un slot, lee su tabla de pagos y gira.</li></ul><p>Antes de confirmar ves cuánto pagas y cuánto recibes.</p>',
      },
      th: {
        title: 'ก้าวแรก: จากการฝากเงินเล่นสู่การหมุนครั้งแรก',
        action: 'เติมเงินเล่น',
        content:
          '<p>เพียงสามขั้นตอนก็เริ่มเล่นได้ ไม่มีเงินจริงเกี่ยวข้องในทุกขั้นตอน</p><ul><li>เปิดหน้า<b>ฝากเงิน</b>แล้วเลือกจำนวน</li><li>ยืนยันในหน้าชำระเงินสาธิต</li><li>เลือกสล็อต อ่านตารางจ่าย แล้วหมุน</li></ul><p>ก่อนยืนยันจะเห็นทั้งยอดที่จ่ายและยอดที่ได้รับ</p>',
      },
    },
  },
  {
    ...promotion,
    id: 'promotion-weekly-shelf',
    art: 'promotion/weekly-shelf',
    link: '/m/slot-games?vassalage=SELVA9',
    startDate: '2026-10-01T12:00:00Z',
    endDate: '2027-09-30T12:00:00Z',
    noExpiry: 0,
    promoAnnouncementCategoryIds: ['games'],
    texts: {
      en: {
        title: 'On the front shelf: Selva Nove',
        action: 'Visit the shelf',
        content:
          '<p>Macaws, jaguars and a very relaxed sloth: the rainforest studio takes the front shelf. All of its slots are playable, with low, medium and high volatility side by side.</p><table><tr><td><b>Easy going</b></td><td>Sloth Siesta, Flamingo Falls</td></tr><tr><td><b>Balanced</b></td><td>Arara Azul, Jacaré Joe</td></tr><tr><td><b>Wild</b></td><td>Onça Dourada, Volcano Vine</td></tr></table>',
      },
      pt: {
        title: 'Na vitrine: Selva Nove',
        action: 'Ver a vitrine',
        content:
          '<p>Araras, onças e uma preguiça bem tranquila: o estúdio da floresta ocupa a vitrine. Todos os slots já podem ser jogados, com volatilidade baixa, média e alta lado a lado.</p><table><tr><td><b>Tranquilos</b></td><td>Sloth Siesta, Flamingo Falls</td></tr><tr><td><b>Equilibrados</b></td><td>Arara Azul, Jacaré Joe</td></tr><tr><td><b>Selvagens</b></td><td>Onça Dourada, Volcano Vine</td></tr></table>',
      },
      ja: {
        title: '注目の棚：Selva Nove',
        action: '棚を見る',
        content:
          '<p>コンゴウインコ、ジャガー、のんびりナマケモノ。熱帯雨林のスタジオを特集します。全スロットがプレイ可能で、低・中・高ボラティリティがそろっています。</p><table><tr><td><b>ゆったり</b></td><td>Sloth Siesta、Flamingo Falls</td></tr><tr><td><b>バランス</b></td><td>Arara Azul、Jacaré Joe</td></tr><tr><td><b>ワイルド</b></td><td>Onça Dourada、Volcano Vine</td></tr></table>',
      },
      ko: {
        title: '이번 진열대: Selva Nove',
        action: '진열대 보기',
        content:
          '<p>금강앵무, 재규어, 느긋한 나무늘보까지. 열대우림 스튜디오를 소개합니다. 모든 슬롯을 바로 플레이할 수 있으며 낮음, 보통, 높음 변동성이 고루 있습니다.</p><table><tr><td><b>여유롭게</b></td><td>Sloth Siesta, Flamingo Falls</td></tr><tr><td><b>균형 있게</b></td><td>Arara Azul, Jacaré Joe</td></tr><tr><td><b>거칠게</b></td><td>Onça Dourada, Volcano Vine</td></tr></table>',
      },
      es: {
        title: 'En el escaparate: Selva Nove',
        action: 'Ver el escaparate',
        content:
          '<p>Guacamayos, jaguares y un perezoso muy tranquilo: el estudio de la selva ocupa el escaparate. Todos sus slots se pueden jugar, con volatilidad baja, media y alta.</p><table><tr><td><b>Tranquilos</b></td><td>Sloth Siesta, Flamingo Falls</td></tr><tr><td><b>Equilibrados</b></td><td>Arara Azul, Jacaré Joe</td></tr><tr><td><b>Salvajes</b></td><td>Onça Dourada, Volcano Vine</td></tr></table>',
      },
      th: {
        title: 'ชั้นแนะนำ: Selva Nove',
        action: 'ดูเกมในชั้นนี้',
        content:
          '<p>นกมาคอว์ เสือจากัวร์ และสลอธจอมชิล ค่ายเกมป่าฝนขึ้นชั้นแนะนำ ทุกสล็อตเล่นได้แล้ว มีทั้งความผันผวนต่ำ ปานกลาง และสูง</p><table><tr><td><b>สบาย ๆ</b></td><td>Sloth Siesta, Flamingo Falls</td></tr><tr><td><b>สมดุล</b></td><td>Arara Azul, Jacaré Joe</td></tr><tr><td><b>ดุดัน</b></td><td>Onça Dourada, Volcano Vine</td></tr></table>',
      },
    },
  },
  {
    ...promotion,
    id: 'promotion-verify-round',
    art: 'promotion/verify-round',
    link: '/m/gameRecord',
    startDate: '2026-01-01T12:00:00Z',
    noExpiry: 1,
    promoAnnouncementCategoryIds: ['fairness'],
    texts: {
      en: {
        title: 'Check a round yourself',
        action: 'Open bet record',
        content:
          '<p>Every result follows from three values: a server seed, your client seed and a counter.</p><ul><li>Before you play, the game shows the <b>hash</b> of the server seed, so it cannot be changed later.</li><li>When the seed is changed, the old one is revealed.</li><li>The verify page recalculates the round in your browser, without our server.</li></ul>',
      },
      pt: {
        title: 'Confira você mesmo uma rodada',
        action: 'Abrir histórico',
        content:
          '<p>Todo resultado vem de três valores: uma semente do servidor, a sua semente e um contador.</p><ul><li>Antes de jogar, o jogo mostra o <b>hash</b> da semente do servidor, que assim não pode ser trocada depois.</li><li>Quando a semente muda, a antiga é revelada.</li><li>A página de verificação recalcula a rodada no seu navegador, sem o nosso servidor.</li></ul>',
      },
      ja: {
        title: 'ラウンドを自分で検証',
        action: 'ベット履歴を開く',
        content:
          '<p>結果は、サーバーシード、クライアントシード、カウンターの3つの値から決まります。</p><ul><li>プレイ前にサーバーシードの<b>ハッシュ</b>を表示するため、後から変更できません。</li><li>シードを切り替えると、以前のシードが公開されます。</li><li>検証ページは当サイトのサーバーを使わず、ブラウザー内でラウンドを再計算します。</li></ul>',
      },
      ko: {
        title: '라운드를 직접 검증하세요',
        action: '베팅 기록 열기',
        content:
          '<p>모든 결과는 서버 시드, 내 클라이언트 시드, 카운터라는 세 값으로 결정됩니다.</p><ul><li>플레이 전에 서버 시드의 <b>해시</b>를 공개하므로 나중에 바꿀 수 없습니다.</li><li>시드를 교체하면 이전 시드가 공개됩니다.</li><li>검증 페이지는 서버 없이 브라우저에서 라운드를 다시 계산합니다.</li></ul>',
      },
      es: {
        title: 'Comprueba una ronda por tu cuenta',
        action: 'Abrir historial',
        content:
          '<p>Cada resultado sale de tres valores: una semilla del servidor, tu semilla y un contador.</p><ul><li>Antes de jugar, el juego muestra el <b>hash</b> de la semilla del servidor, así que no puede cambiarse después.</li><li>Al cambiar la semilla, la anterior se revela.</li><li>La página de verificación recalcula la ronda en tu navegador, sin nuestro servidor.</li></ul>',
      },
      th: {
        title: 'ตรวจสอบรอบด้วยตัวคุณเอง',
        action: 'เปิดประวัติเดิมพัน',
        content:
          '<p>ผลทุกรอบมาจากสามค่า ได้แก่ ซีดเซิร์ฟเวอร์ ซีดของคุณ และตัวนับ</p><ul><li>ก่อนเล่น เกมจะแสดง<b>แฮช</b>ของซีดเซิร์ฟเวอร์ จึงเปลี่ยนทีหลังไม่ได้</li><li>เมื่อเปลี่ยนซีด ระบบจะเปิดเผยซีดเดิม</li><li>หน้าตรวจสอบคำนวณรอบใหม่ในเบราว์เซอร์ของคุณโดยไม่ใช้เซิร์ฟเวอร์ของเรา</li></ul>',
      },
    },
  },
  {
    ...promotion,
    id: 'promotion-own-limits',
    art: 'promotion/own-limits',
    link: '/m/help',
    startDate: '2026-01-01T12:00:00Z',
    noExpiry: 1,
    promoAnnouncementCategoryIds: ['wellbeing'],
    texts: {
      en: {
        title: 'Play at your own pace',
        action: 'Read more',
        content:
          '<p>Even play money takes real time. Four habits that help:</p><ul><li>Decide the end before the start, and set an alarm.</li><li>Take a break after a loss as well as after a win.</li><li>Do not chase: the next round does not know the last one.</li><li>Look at your records once a week.</li></ul><p>If gambling with real money worries you or someone close to you, free and confidential help is available from health services in your country.</p>',
      },
      pt: {
        title: 'Jogue no seu ritmo',
        action: 'Saiba mais',
        content:
          '<p>Mesmo o dinheiro de brincadeira gasta tempo de verdade. Quatro hábitos que ajudam:</p><ul><li>Decida o fim antes do começo e programe um alarme.</li><li>Faça uma pausa depois de perder e também depois de ganhar.</li><li>Não tente recuperar: a próxima rodada não conhece a anterior.</li><li>Veja seu histórico uma vez por semana.</li></ul><p>Se apostas com dinheiro real preocupam você ou alguém próximo, os serviços de saúde do seu país oferecem ajuda gratuita e sigilosa.</p>',
      },
      ja: {
        title: '自分のペースで遊ぶ',
        action: '詳しく見る',
        content:
          '<p>プレイマネーでも、使う時間は本物です。役に立つ4つの習慣：</p><ul><li>始める前に終わりを決め、アラームをかける。</li><li>負けたあとも、勝ったあとも休憩する。</li><li>取り返そうとしない。次のラウンドは前の結果と無関係です。</li><li>週に一度、履歴を見直す。</li></ul><p>現実のギャンブルについてご自身や身近な人が心配なときは、お住まいの国の相談窓口で、無料・秘密厳守の支援を受けられます。</p>',
      },
      ko: {
        title: '나만의 속도로 즐기세요',
        action: '자세히 보기',
        content:
          '<p>모의 머니라도 시간은 진짜입니다. 도움이 되는 네 가지 습관:</p><ul><li>시작 전에 끝을 정하고 알람을 맞추세요.</li><li>잃었을 때도, 땄을 때도 쉬어 가세요.</li><li>만회하려 하지 마세요. 다음 라운드는 이전 결과와 무관합니다.</li><li>일주일에 한 번 기록을 살펴보세요.</li></ul><p>실제 도박이 본인이나 가까운 사람에게 걱정된다면, 거주 국가의 보건 기관에서 무료로 비밀이 보장되는 도움을 받을 수 있습니다.</p>',
      },
      es: {
        title: 'Juega a tu ritmo',
        action: 'Saber más',
        content:
          '<p>Hasta el dinero ficticio consume tiempo de verdad. Cuatro hábitos que ayudan:</p><ul><li>Decide el final antes de empezar y pon una alarma.</li><li>Haz una pausa tras perder y también tras ganar.</li><li>No intentes recuperar: la próxima ronda no conoce la anterior.</li><li>Revisa tu historial una vez por semana.</li></ul><p>Si el juego con dinero real te preocupa a ti o a alguien cercano, los servicios de salud de tu país ofrecen ayuda gratuita y confidencial.</p>',
      },
      th: {
        title: 'เล่นตามจังหวะของคุณ',
        action: 'อ่านเพิ่มเติม',
        content:
          '<p>ถึงจะเป็นเงินเล่น แต่เวลาที่ใช้คือเวลาจริง สี่นิสัยที่ช่วยได้</p><ul><li>กำหนดเวลาเลิกก่อนเริ่ม แล้วตั้งนาฬิกาปลุก</li><li>พักทั้งหลังแพ้และหลังชนะ</li><li>อย่าพยายามเอาคืน รอบถัดไปไม่เกี่ยวกับรอบก่อน</li><li>ดูประวัติของคุณสัปดาห์ละครั้ง</li></ul><p>หากกังวลเรื่องการพนันด้วยเงินจริงของตนเองหรือคนใกล้ชิด หน่วยงานสาธารณสุขในประเทศของคุณให้ความช่วยเหลือฟรีและเป็นความลับ</p>',
      },
    },
  },
  {
    ...promotion,
    id: 'promotion-agent-team',
    art: 'promotion/agent-team',
    link: '/m/help',
    startDate: '2026-01-01T12:00:00Z',
    noExpiry: 1,
    promoAnnouncementCategoryIds: ['agents'],
    texts: {
      en: {
        title: 'The agency, explained in numbers',
        action: 'Read more',
        content:
          '<p>Agents see their team as it is: who joined, who played, and what it came to, level by level.</p><ul><li>Four counters for today: logged in, betting, registered, online.</li><li>Team overview with valid bets and results.</li><li>All figures come from the same ledger as the players’ records.</li></ul><p>All amounts are play money; no commission is paid in real funds.</p>',
      },
      pt: {
        title: 'A agência explicada em números',
        action: 'Saiba mais',
        content:
          '<p>O agente vê a equipe como ela é: quem entrou, quem jogou e em que resultou, nível por nível.</p><ul><li>Quatro contadores do dia: acessos, apostadores, cadastros e online.</li><li>Visão da equipe com apostas válidas e resultados.</li><li>Todos os números vêm do mesmo livro-razão dos históricos dos jogadores.</li></ul><p>Todos os valores são de brincadeira; nenhuma comissão é paga em dinheiro real.</p>',
      },
      ja: {
        title: '数字でわかるエージェント機能',
        action: '詳しく見る',
        content:
          '<p>誰が登録し、誰が遊び、結果はどうだったか。チームの状況を階層ごとに確認できます。</p><ul><li>本日の4指標：ログイン、ベット、登録、オンライン。</li><li>有効ベットと損益がわかるチーム概要。</li><li>数値はプレイヤーの履歴と同じ台帳から算出。</li></ul><p>金額はすべてプレイマネーです。実際の報酬は支払われません。</p>',
      },
      ko: {
        title: '숫자로 보는 에이전트',
        action: '자세히 보기',
        content:
          '<p>누가 가입했고, 누가 플레이했으며, 결과는 어땠는지 단계별로 확인할 수 있습니다.</p><ul><li>오늘의 네 가지 지표: 로그인, 베팅, 가입, 접속 중.</li><li>유효 베팅과 손익을 보여 주는 팀 현황.</li><li>모든 수치는 회원 기록과 같은 원장에서 나옵니다.</li></ul><p>모든 금액은 모의 머니이며 실제 수수료는 지급되지 않습니다.</p>',
      },
      es: {
        title: 'La agencia, explicada en cifras',
        action: 'Saber más',
        content:
          '<p>El agente ve su equipo tal como es: quién se unió, quién jugó y con qué resultado, nivel por nivel.</p><ul><li>Cuatro contadores del día: accesos, apostantes, registros y en línea.</li><li>Resumen del equipo con apuestas válidas y resultados.</li><li>Todas las cifras salen del mismo libro contable que los historiales.</li></ul><p>Todos los importes son ficticios; no se paga ninguna comisión real.</p>',
      },
      th: {
        title: 'ระบบเอเจนต์ อธิบายด้วยตัวเลข',
        action: 'อ่านเพิ่มเติม',
        content:
          '<p>เอเจนต์เห็นทีมตามจริง ใครสมัคร ใครเล่น และผลเป็นอย่างไร แยกตามระดับ</p><ul><li>ตัวเลขวันนี้สี่ค่า: เข้าสู่ระบบ เดิมพัน สมัคร ออนไลน์</li><li>ภาพรวมทีมพร้อมยอดเดิมพันที่นับและผลลัพธ์</li><li>ทุกตัวเลขมาจากบัญชีแยกประเภทเดียวกับประวัติของสมาชิก</li></ul><p>ทุกจำนวนเป็นเงินเล่น ไม่มีการจ่ายค่าคอมมิชชันเป็นเงินจริง</p>',
      },
    },
  },
  {
    ...promotion,
    id: 'promotion-new-arrivals',
    art: 'promotion/new-arrivals',
    link: '/m/slotsCenter',
    startDate: '2026-11-01T12:00:00Z',
    endDate: '2027-10-31T12:00:00Z',
    noExpiry: 0,
    promoAnnouncementCategoryIds: ['games'],
    texts: {
      en: {
        title: 'New arrivals this season',
        action: 'See new games',
        content:
          '<p>Fresh reels from all fourteen studios, marked <b>new</b> in the lobby.</p><ul><li><b>Butterfly Vault</b> – Lumora, medium volatility</li><li><b>Comet Cascade</b> – Órbita Sete, high volatility</li><li><b>Cupcake Couture</b> – Sugarloom, low volatility</li></ul><p>Not sure which suits you? Lower volatility means smaller, more frequent wins; it does not change the RTP.</p>',
      },
      pt: {
        title: 'Novidades da temporada',
        action: 'Ver novos jogos',
        content:
          '<p>Rolos novos dos catorze estúdios, marcados como <b>novo</b> no lobby.</p><ul><li><b>Butterfly Vault</b> – Lumora, volatilidade média</li><li><b>Comet Cascade</b> – Órbita Sete, volatilidade alta</li><li><b>Cupcake Couture</b> – Sugarloom, volatilidade baixa</li></ul><p>Na dúvida? Volatilidade menor significa prêmios menores e mais frequentes; o RTP não muda por isso.</p>',
      },
      ja: {
        title: '今シーズンの新作',
        action: '新作を見る',
        content:
          '<p>14スタジオの新作に、ロビーで<b>NEW</b>の印が付いています。</p><ul><li><b>Butterfly Vault</b> – Lumora、中ボラティリティ</li><li><b>Comet Cascade</b> – Órbita Sete、高ボラティリティ</li><li><b>Cupcake Couture</b> – Sugarloom、低ボラティリティ</li></ul><p>迷ったら：ボラティリティが低いほど、小さな当たりが出やすくなります。それによってRTPが変わることはありません。</p>',
      },
      ko: {
        title: '이번 시즌 신작',
        action: '신작 보기',
        content:
          '<p>14개 스튜디오의 신작이 로비에 <b>신규</b> 표시와 함께 올라왔습니다.</p><ul><li><b>Butterfly Vault</b> – Lumora, 보통 변동성</li><li><b>Comet Cascade</b> – Órbita Sete, 높은 변동성</li><li><b>Cupcake Couture</b> – Sugarloom, 낮은 변동성</li></ul><p>고민된다면: 변동성이 낮을수록 작은 당첨이 더 자주 나오며, 그것으로 RTP가 달라지지는 않습니다.</p>',
      },
      es: {
        title: 'Novedades de la temporada',
        action: 'Ver juegos nuevos',
        content:
          '<p>Rodillos nuevos de los catorce estudios, marcados como <b>nuevo</b> en el lobby.</p><ul><li><b>Butterfly Vault</b> – Lumora, volatilidad media</li><li><b>Comet Cascade</b> – Órbita Sete, volatilidad alta</li><li><b>Cupcake Couture</b> – Sugarloom, volatilidad baja</li></ul><p>¿Dudas? Menor volatilidad significa premios más pequeños y frecuentes; el RTP no cambia por ello.</p>',
      },
      th: {
        title: 'เกมใหม่ประจำฤดูกาล',
        action: 'ดูเกมใหม่',
        content:
          '<p>เกมใหม่จากทั้งสิบสี่ค่าย มีป้าย<b>ใหม่</b>ในล็อบบี้</p><ul><li><b>Butterfly Vault</b> – Lumora ความผันผวนปานกลาง</li><li><b>Comet Cascade</b> – Órbita Sete ความผันผวนสูง</li><li><b>Cupcake Couture</b> – Sugarloom ความผันผวนต่ำ</li></ul><p>ไม่แน่ใจว่าเกมไหนเหมาะ? ความผันผวนต่ำหมายถึงรางวัลเล็กแต่บ่อยกว่า และไม่ได้ทำให้ RTP เปลี่ยน</p>',
      },
    },
  },
]
