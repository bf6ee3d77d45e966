import type { CampaignTerms } from '@mosaic/contracts/desk'
import { depositCampaigns } from './deposit-campaigns'
import { playCampaigns } from './play-campaigns'
import type { SeedCampaign } from './seed-campaign'

/** Slots count in full, other games do not. */
const slotsBonus: CampaignTerms['reward'] = {
  type: 'bonus',
  wagering: {
    factor: 40,
    days: 7,
    weights: { LIVE: 0, FISH: 0, PVP: 0, SPORTS: 0, ESPORTS: 0, LOTT: 0, ELOTT: 0, COCKFIGHT: 0, CRASH: 0 },
    gameWeights: {},
    includedGames: [],
    excludedGames: [],
    maxStake: null,
    cashOutCap: null,
    forfeitAtWithdrawal: false,
    stackable: false,
    order: 50,
  },
}

/** Demo campaigns. None is an entry bonus, which Brazil forbids (domain §0.6). */
export const campaigns: readonly SeedCampaign[] = [
  {
    id: 'check-in',
    art: 'promotion/first-steps',
    categories: ['start'],
    terms: {
      aurora: {
        of: { kind: 'CHECK_IN', amounts: ['0.10', '0.20', '0.30', '0.40', '0.50', '0.75', '1.50'] },
        memberCap: '60.00',
      },
      lotus: {
        of: { kind: 'CHECK_IN', amounts: ['1.00', '2.00', '3.00', '4.00', '5.00', '7.00', '15.00'] },
        memberCap: '500.00',
      },
    },
    texts: {
      EN: {
        title: 'Daily check-in',
        content:
          '<p>Sign in every day and collect play money. Seven days in a row pay the most; after a missed day the row begins anew.</p>',
      },
      PT: {
        title: 'Presença diária',
        content:
          '<p>Marque presença todos os dias e ganhe saldo de teste. Sete dias seguidos pagam mais; se faltar um dia, a sequência recomeça.</p>',
      },
      JA: {
        title: 'デイリーチェックイン',
        content:
          '<p>毎日チェックインしてプレイマネーを受け取りましょう。7日連続で金額が最大になり、1日空くと最初からです。</p>',
      },
      KO: {
        title: '매일 출석',
        content:
          '<p>매일 출석하고 모의 머니를 받으세요. 7일 연속이면 가장 많이 받고, 하루를 거르면 처음부터 시작합니다.</p>',
      },
      ES: {
        title: 'Asistencia diaria',
        content:
          '<p>Marca tu asistencia cada día y recibe saldo de prueba. Siete días seguidos pagan más; si faltas un día, la serie empieza de nuevo.</p>',
      },
      TY: { title: 'เช็กอินรายวัน', content: '<p>เช็กอินทุกวันเพื่อรับเงินเล่น ครบเจ็ดวันติดต่อกันได้มากที่สุด หากขาดหนึ่งวันจะเริ่มนับใหม่</p>' },
    },
  },
  {
    id: 'idea-of-the-month',
    art: 'promotion/weekly-shelf',
    categories: ['games'],
    terms: {
      aurora: {
        of: { kind: 'APPLICATION', amount: '20.00', least: '10.00', most: '100.00', autoApproveUpTo: null },
        budget: '5000.00',
      },
      lotus: {
        of: { kind: 'APPLICATION', amount: '150.00', least: '50.00', most: '1000.00', autoApproveUpTo: null },
        budget: '40000.00',
      },
    },
    texts: {
      EN: {
        title: 'Idea of the month',
        content:
          '<p>What should the site do better? Write it in one sentence and add up to three pictures. Our team reads every entry and rewards the good ones with play money.</p>',
      },
      PT: {
        title: 'Ideia do mês',
        content:
          '<p>O que o site poderia fazer melhor? Escreva em uma frase e anexe até três imagens. Nossa equipe lê tudo e premia as boas ideias com saldo de teste.</p>',
      },
      JA: {
        title: '今月のアイデア',
        content:
          '<p>サイトをもっと良くするには？一文で書き、画像を3枚まで添えてください。スタッフがすべて読み、良いアイデアにプレイマネーを贈ります。</p>',
      },
      KO: {
        title: '이달의 아이디어',
        content:
          '<p>사이트에서 무엇을 개선하면 좋을까요? 한 문장으로 적고 사진을 최대 3장 첨부하세요. 모두 읽고 좋은 아이디어에 모의 머니를 드립니다.</p>',
      },
      ES: {
        title: 'Idea del mes',
        content:
          '<p>¿Qué debería hacer mejor el sitio? Escríbelo en una frase y añade hasta tres imágenes. Nuestro equipo lee todo y premia las buenas ideas con saldo de prueba.</p>',
      },
      TY: {
        title: 'ไอเดียประจำเดือน',
        content: '<p>เว็บไซต์ควรปรับปรุงอะไร เขียนมาหนึ่งประโยคและแนบรูปได้สูงสุดสามรูป ทีมงานอ่านทุกข้อความและมอบเงินเล่นให้ไอเดียที่ดี</p>',
      },
    },
  },
  {
    id: 'code-of-the-week',
    art: 'promotion/first-steps',
    categories: ['start'],
    terms: {
      aurora: { of: { kind: 'PROMO_CODE', code: 'AURORA5', amount: '5.00' }, budget: '2500.00' },
      lotus: { of: { kind: 'PROMO_CODE', code: 'LOTUS30', amount: '30.00' }, budget: '15000.00' },
    },
    texts: {
      EN: {
        title: 'Code of the week',
        content:
          '<p>Find the code in our messages and on our channels, enter it here, and play money arrives at once. Each member can use it once.</p>',
      },
      PT: {
        title: 'Código da semana',
        content:
          '<p>Encontre o código em nossas mensagens e canais, digite aqui e o saldo de teste chega na hora. Cada jogador usa uma vez.</p>',
      },
      JA: {
        title: '今週のコード',
        content:
          '<p>メッセージや公式チャンネルでコードを見つけて入力すると、すぐにプレイマネーが届きます。お一人様1回限りです。</p>',
      },
      KO: {
        title: '이번 주 코드',
        content:
          '<p>메시지와 채널에서 코드를 찾아 입력하면 모의 머니가 바로 들어옵니다. 회원당 한 번 사용할 수 있습니다.</p>',
      },
      ES: {
        title: 'Código de la semana',
        content:
          '<p>Encuentra el código en nuestros mensajes y canales, escríbelo aquí y el saldo de prueba llega al instante. Cada jugador puede usarlo una vez.</p>',
      },
      TY: {
        title: 'โค้ดประจำสัปดาห์',
        content: '<p>ค้นหาโค้ดในข้อความและช่องทางของเรา กรอกที่นี่แล้วรับเงินเล่นทันที ใช้ได้คนละหนึ่งครั้ง</p>',
      },
    },
  },
  {
    id: 'slots-bonus',
    art: 'promotion/weekly-shelf',
    categories: ['games'],
    terms: {
      aurora: {
        of: { kind: 'PROMO_CODE', code: 'SLOTS20', amount: '20.00' },
        reward: slotsBonus,
        eligibility: { verified: true },
        budget: '10000.00',
      },
      lotus: {
        of: { kind: 'PROMO_CODE', code: 'SLOTS150', amount: '150.00' },
        reward: slotsBonus,
        eligibility: { verified: true },
        budget: '75000.00',
      },
    },
    texts: {
      EN: {
        title: 'Slots bonus',
        content:
          '<p>For members with verified identity: a bonus to play slots with. Stake it forty times within seven days, and what is left of it is yours.</p>',
      },
      PT: {
        title: 'Bônus para slots',
        content:
          '<p>Para quem verificou a identidade: um bônus para jogar slots. Aposte quarenta vezes o valor em sete dias e o que restar dele é seu.</p>',
      },
      JA: {
        title: 'スロットボーナス',
        content:
          '<p>本人確認済みの方へ、スロットで使えるボーナスです。7日以内に40回分を賭けると、残りがあなたのものになります。</p>',
      },
      KO: {
        title: '슬롯 보너스',
        content:
          '<p>본인 확인을 마친 회원을 위한 슬롯용 보너스입니다. 7일 안에 마흔 배를 걸면 남은 금액은 회원님의 것입니다.</p>',
      },
      ES: {
        title: 'Bono para slots',
        content:
          '<p>Para quienes verificaron su identidad: un bono para jugar a slots. Apuéstalo cuarenta veces en siete días y lo que quede es tuyo.</p>',
      },
      TY: {
        title: 'โบนัสสล็อต',
        content: '<p>สำหรับสมาชิกที่ยืนยันตัวตนแล้ว รับโบนัสเล่นสล็อต เดิมพันครบสี่สิบเท่าภายในเจ็ดวัน ยอดที่เหลือเป็นของคุณ</p>',
      },
    },
  },
  {
    id: 'invite-friends',
    art: 'promotion/agent-team',
    categories: ['start'],
    terms: {
      aurora: { of: { kind: 'REFERRAL', amount: '15.00', least: '10.00' }, budget: '15000.00', memberCap: '300.00' },
      lotus: { of: { kind: 'REFERRAL', amount: '100.00', least: '60.00' }, budget: '100000.00', memberCap: '2000.00' },
    },
    texts: {
      EN: {
        title: 'Invite friends',
        content:
          '<p>Share your link. When a friend registers with it and places a first valid bet, play money is waiting in your reward centre. Own accounts, devices and payout accounts do not count.</p>',
      },
      PT: {
        title: 'Convide amigos',
        content:
          '<p>Compartilhe seu link. Quando um amigo se cadastra por ele e faz a primeira aposta válida, o saldo de teste espera por você na central de prêmios. Contas, aparelhos e contas de saque próprios não contam.</p>',
      },
      JA: {
        title: '友だちを招待',
        content:
          '<p>あなたのリンクを共有してください。友だちがそこから登録し、最初の有効ベットをすると、リワードセンターにプレイマネーが届きます。ご自身のアカウント・端末・出金口座は対象外です。</p>',
      },
      KO: {
        title: '친구 초대',
        content:
          '<p>내 링크를 공유하세요. 친구가 그 링크로 가입해 첫 유효 베팅을 하면 리워드 센터에 모의 머니가 들어옵니다. 본인의 계정, 기기, 출금 계좌는 인정되지 않습니다.</p>',
      },
      ES: {
        title: 'Invita a tus amigos',
        content:
          '<p>Comparte tu enlace. Cuando un amigo se registra con él y hace su primera apuesta válida, el saldo de prueba te espera en el centro de premios. No cuentan las cuentas, dispositivos ni cuentas de retiro propios.</p>',
      },
      TY: {
        title: 'ชวนเพื่อน',
        content:
          '<p>แชร์ลิงก์ของคุณ เมื่อเพื่อนสมัครผ่านลิงก์และวางเดิมพันแรกที่นับได้ เงินเล่นจะรออยู่ในศูนย์รางวัลของคุณ บัญชี อุปกรณ์ และบัญชีถอนเงินของตนเองไม่นับ</p>',
      },
    },
  },
  ...depositCampaigns,
  ...playCampaigns,
  {
    id: 'red-rain',
    art: 'promotion/new-arrivals',
    categories: ['events'],
    terms: {
      aurora: {
        of: { kind: 'RED_RAIN', total: '1200.00', envelopes: 600, division: 'random', waves: 60, waveMinutes: 720 },
      },
      lotus: {
        of: { kind: 'RED_RAIN', total: '9000.00', envelopes: 600, division: 'random', waves: 60, waveMinutes: 720 },
      },
    },
    texts: {
      EN: {
        title: 'Red envelope rain',
        content:
          '<p>Twice a day red envelopes fall. Catch one in each wave; what is in it lands in your wallet at once.</p>',
      },
      PT: {
        title: 'Chuva de envelopes',
        content:
          '<p>Duas vezes por dia chovem envelopes vermelhos. Pegue um em cada onda; o valor cai na hora na sua carteira.</p>',
      },
      JA: {
        title: '紅包の雨',
        content: '<p>1日2回、紅包が降ってきます。各ウェーブで1つつかむと、中身がすぐにウォレットに入ります。</p>',
      },
      KO: {
        title: '홍바오 비',
        content: '<p>하루 두 번 홍바오가 떨어집니다. 회차마다 하나씩 잡으면 금액이 바로 지갑에 들어옵니다.</p>',
      },
      ES: {
        title: 'Lluvia de sobres',
        content:
          '<p>Dos veces al día llueven sobres rojos. Atrapa uno en cada oleada; lo que lleva dentro llega al instante a tu monedero.</p>',
      },
      TY: {
        title: 'ฝนอั่งเปา',
        content: '<p>ซองแดงตกลงมาวันละสองครั้ง คว้าได้รอบละหนึ่งซอง เงินในซองเข้ากระเป๋าเงินของคุณทันที</p>',
      },
    },
  },
]
