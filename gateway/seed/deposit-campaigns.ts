import type { CampaignTerms } from '@mosaic/contracts/desk'
import type { SeedCampaign } from './seed-campaign'

/** Wagered in slots until the house keeps its edge: no game gives back its whole stake with the bonus. */
const depositBonus: CampaignTerms['reward'] = {
  type: 'bonus',
  wagering: {
    factor: 40,
    days: 30,
    weights: { LIVE: 0, FISH: 0, PVP: 0, SPORTS: 0, ESPORTS: 0, LOTT: 0, ELOTT: 0, COCKFIGHT: 0, CRASH: 0 },
    gameWeights: {},
    includedGames: [],
    excludedGames: [],
    maxStake: null,
    cashOutCap: null,
    forfeitAtWithdrawal: false,
    stackable: true,
    order: 50,
  },
}

/** Demo bonuses of deposits. Brazil has none (domain §0.6). */
export const depositCampaigns: readonly SeedCampaign[] = [
  {
    id: 'welcome',
    art: 'promotion/first-steps',
    categories: ['start'],
    terms: {
      lotus: {
        of: { kind: 'FIRST_DEPOSIT', percent: 100, cap: '2000.00', least: '300.00', methods: [] },
        reward: depositBonus,
        budget: '500000.00',
      },
    },
    texts: {
      EN: {
        title: 'Welcome bonus 100%',
        content:
          '<p>Your first deposit from ฿300 on is doubled, up to ฿2,000. The bonus waits in an account of its own until it is wagered.</p>',
      },
      PT: {
        title: 'Bônus de boas-vindas 100%',
        content:
          '<p>Seu primeiro depósito a partir de ฿300 é dobrado, até ฿2.000. O bônus fica em uma conta separada até ser apostado.</p>',
      },
      JA: {
        title: 'ウェルカムボーナス 100%',
        content:
          '<p>฿300以上の初回入金が最大฿2,000まで2倍になります。ボーナスは賭け条件を満たすまで専用口座に入ります。</p>',
      },
      KO: {
        title: '웰컴 보너스 100%',
        content:
          '<p>฿300 이상의 첫 입금이 최대 ฿2,000까지 두 배가 됩니다. 보너스는 베팅 조건을 채울 때까지 별도 계정에 보관됩니다.</p>',
      },
      ES: {
        title: 'Bono de bienvenida 100%',
        content:
          '<p>Tu primer depósito desde ฿300 se duplica, hasta ฿2,000. El bono espera en una cuenta propia hasta que lo apuestes.</p>',
      },
      TY: {
        title: 'โบนัสต้อนรับ 100%',
        content: '<p>ฝากครั้งแรกตั้งแต่ ฿300 รับเพิ่มเท่าตัว สูงสุด ฿2,000 โบนัสอยู่ในบัญชีแยกจนกว่าจะเดิมพันครบ</p>',
      },
    },
  },
  {
    id: 'daily',
    art: 'promotion/weekly-shelf',
    categories: ['start'],
    terms: {
      lotus: {
        of: {
          kind: 'RELOAD',
          percent: 10,
          cap: '500.00',
          least: '200.00',
          methods: ['promptpay', 'bank'],
          every: 'day',
        },
        reward: depositBonus,
        budget: '250000.00',
      },
    },
    texts: {
      EN: {
        title: 'Daily bonus 10%',
        content: '<p>Once a day a deposit from ฿200 on brings 10% more, up to ฿500.</p>',
      },
      PT: {
        title: 'Bônus diário 10%',
        content: '<p>Uma vez por dia, um depósito a partir de ฿200 rende 10% a mais, até ฿500.</p>',
      },
      JA: { title: 'デイリーボーナス 10%', content: '<p>1日1回、฿200以上の入金に10%（最大฿500）が付きます。</p>' },
      KO: { title: '매일 보너스 10%', content: '<p>하루 한 번, ฿200 이상 입금하면 10%(최대 ฿500)를 더 드립니다.</p>' },
      ES: {
        title: 'Bono diario 10%',
        content: '<p>Una vez al día, un depósito desde ฿200 trae un 10% más, hasta ฿500.</p>',
      },
      TY: { title: 'โบนัสรายวัน 10%', content: '<p>วันละครั้ง ฝากตั้งแต่ ฿200 รับเพิ่ม 10% สูงสุด ฿500</p>' },
    },
  },
]
