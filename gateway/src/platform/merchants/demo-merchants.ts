import { gameCategories, merchantFlags, type FieldRule } from '@mosaic/contracts'
import { palettes } from './palettes'
import type { MerchantRow } from './schema'

type DemoMerchant = Omit<MerchantRow, 'maintenance' | 'maintenanceUntil' | 'maintenanceMessage' | 'sort'>

const rule = (regExp: string, maxLength: number, required = true): FieldRule => ({
  enabled: true,
  required,
  regExp,
  maxLength,
})

/** Endings of any length, unlike the spec's pattern, so that addresses at `mail.example` may register here. */
const email = rule(
  "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\\.){1,8}[A-Za-z][A-Za-z0-9-]{1,62}$",
  128,
)

const loginRules = {
  loginUsername: rule('^\\w{3,32}$', 32),
  loginPassword: rule('^.{6,64}$', 64),
  loginMobileNum: rule('^\\d{6,15}$', 20),
  verificationCode: rule('^\\d{6}$', 10),
  email,
}

const username = rule('^[A-Za-z]\\w{3,15}$', 16)
/** Only the length counts; composition rules make people add "1!" at the end. */
const password = rule('^\\S{8,64}$', 64)
/** Always requested by the mobile method; beside a user name only where they are enabled. */
const mobileNum = { ...rule('^\\d{6,15}$', 20), enabled: false }
const verificationCode = { ...rule('^\\d{6}$', 10), enabled: false }
const affiliateCode = rule('^[A-Za-z0-9]{4,16}$', 16, false)

/** Operating or advertising online casinos to residents is banned there: a language is not a market (domain §0.7). */
const blockedRegions = ['JP', 'KR']

const common = {
  icons: (code: string) => ({
    '180': `icon/${code}/180`,
    '192': `icon/${code}/192`,
    '512': `icon/${code}/512`,
    maskable: `icon/${code}/512-maskable`,
  }),
  resources: (code: string) => [
    { resourceType: 'Android' as const, url: `https://get.${code}.example/${code}.apk` },
    { resourceType: 'IOS' as const, url: `https://get.${code}.example/ios` },
    { resourceType: 'MOBILECONFIG' as const, url: '/webclip.mobileconfig' },
    { resourceType: 'AppDownloadIcon' as const, url: `art:icon/${code}/192` },
  ],
}

const loginMethodFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'VERIFICATION3',
  'CHNGPASSVERIF3',
  'FREEPLAY3',
] as const

/** Two sites that differ in everything a merchant may decide, and share all code. */
/** Video poker and blackjack return up to 99.54 %, so a tenth of their valid bet counts; twenty mines return 99.00 %. */
const smallEdgeWeights = {
  VP: 1000,
  'VERITAS_blackjack-cobalt': 1000,
  'VERITAS_blackjack-terrace': 1000,
  'MESAVIVA_blackjack-ipe': 1000,
  'MESAVIVA_blackjack-noir': 1000,
  'ALTAMESA_blackjack-penthouse': 1000,
  'ALTAMESA_blackjack-opera': 1000,
  'ALTAMESA_sapphire-blackjack': 1000,
  'ORBITA7_asteroid-sweep': 8000,
}

export const demoMerchants: readonly DemoMerchant[] = [
  {
    code: 'aurora',
    name: 'Aurora',
    hosts: ['localhost', '127.0.0.1', 'aurora.localhost'],
    mainDomain: 'localhost',
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
    defaultLanguage: 'PT',
    languages: ['PT', 'EN', 'JA', 'KO', 'ES', 'TY'],
    minAge: 18,
    // Pay per view is off until a merchant asks for it (domain §8.34).
    flags: merchantFlags.filter((flag) => flag !== 'PAYPERVIEW3'),
    blockedRegions,
    profile: {
      logo: 'logo/aurora',
      icons: common.icons('aurora'),
      menu: { hidden: [], order: {} },
      // Cockfights are a crime in Brazil (Lei 9.605/1998, art. 32).
      categories: gameCategories.filter((category) => category !== 'COCKFIGHT'),
      theme: palettes.aurora,
      currencySymbol: 'R$',
      downloadBannerHiddenHosts: [],
      paymentMethods: ['pix', 'card', 'bank'],
      payee: { bank: 'Banco Demo 000', holder: 'Aurora Demo Ltda', account: '0001 / 00012345-6' },
      vendorWallets: [
        { code: 'ARENUM', name: 'Arenum' },
        { code: 'VERITAS', name: 'Salon Veritas' },
      ],
      withdrawal: {
        methods: ['pix', 'bank'],
        turnover: 1,
        dailyLimit: '20000.00',
        fourEyesFrom: '5000.00',
        kycRequired: true,
      },
      cashback: {
        minimum: '1.00',
        rates: { RNG: 60, CRASH: 50, FISH: 60, LIVE: 40, PVP: 30, SPORTS: 40, ESPORTS: 40, LOTT: 10, ELOTT: 10 },
      },
      agentRebate: {
        rates: { RNG: 100, CRASH: 80, FISH: 100, LIVE: 70, PVP: 50, SPORTS: 70, ESPORTS: 70, LOTT: 30, ELOTT: 30 },
      },
      validBetWeights: smallEdgeWeights,
      promoWins: { perCampaign: '50000.00' },
      roomPass: { price: '5.00' },
      copyrightYear: 2025,
      customerService: [
        { csType: 'CS', title: 'Aurora Chat', path: '/m/livechat' },
        { csType: 'WHATSAPP', title: 'WhatsApp', path: 'https://whatsapp.aurora.example/' },
      ],
      contact: 'mailto:help@aurora.example',
      resources: [...common.resources('aurora'), { resourceType: 'TELEGRAM', url: 'https://telegram.aurora.example/' }],
      // Its pictures come from the site itself, which saves a second connection before the first picture.
      imageCDNs: [],
    },
    registration: {
      methods: ['username', 'mobile'],
      fields: { username, password, mobileNum, verificationCode, email: { ...email, required: false }, affiliateCode },
      login: loginRules,
      captcha: true,
      agreementDefault: true,
      minAge: 18,
      ageConfirmation: true,
      birthday: false,
      mobileVerified: false,
      mobilePassword: true,
      countries: ['BR', 'PT', 'ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'US', 'TH'],
    },
  },
  {
    code: 'lotus',
    name: 'Lótus',
    hosts: ['lotus.localhost'],
    mainDomain: 'lotus.localhost',
    currency: 'THB',
    timeZone: 'Asia/Bangkok',
    defaultLanguage: 'TY',
    languages: ['TY', 'EN', 'PT', 'JA', 'KO', 'ES'],
    minAge: 20,
    flags: [
      ...loginMethodFlags,
      'GOOGLELOGIN3',
      'FACEBOOKLOGIN3',
      'TRANSBETREPMEM3',
      'REWCEN3',
      'REFERRAL3',
      'TRANSREC3',
      'SECPRIV',
      'PERSREP',
      'MAILCEN',
      'CBS3',
      'GUESTCHAT3',
      'REGMOBVERF3',
      'RGTOOLS3',
      'FUNDTRANS3',
    ],
    blockedRegions,
    profile: {
      logo: 'logo/lotus',
      icons: common.icons('lotus'),
      menu: { hidden: ['promotions:menu.cashback'], order: { 'promotions:menu.rewards': 15 } },
      categories: ['RNG', 'LIVE', 'FISH', 'COCKFIGHT', 'PVP', 'SPORTS', 'LOTT', 'ELOTT', 'CRASH', 'ESPORTS'],
      theme: palettes.lotus,
      currencySymbol: '฿',
      downloadBannerHiddenHosts: ['lotus.localhost'],
      paymentMethods: ['promptpay', 'card', 'bank'],
      payee: { bank: 'Demo Bank', holder: 'Lotus Demo Co., Ltd.', account: '000-0-12345-6' },
      vendorWallets: [{ code: 'VERITAS', name: 'Salon Veritas' }],
      withdrawal: {
        methods: ['promptpay', 'bank'],
        turnover: 1,
        dailyLimit: '100000.00',
        fourEyesFrom: '30000.00',
      },
      validBetWeights: smallEdgeWeights,
      agentRebate: { rates: { RNG: 60, CRASH: 40, FISH: 60, LIVE: 40, PVP: 30, SPORTS: 40, LOTT: 20, ELOTT: 20 } },
      copyrightYear: 2025,
      customerService: [
        { csType: 'CS', title: 'Lótus Chat', path: '/m/livechat' },
        { csType: 'LIVECHAT', title: 'LINE', path: 'https://line.lotus.example/' },
      ],
      contact: 'mailto:help@lotus.example',
      resources: common.resources('lotus'),
      imageCDNs: ['host:img1.localhost', 'host:img2.localhost'],
    },
    registration: {
      methods: ['username', 'mobile'],
      fields: {
        username,
        password,
        mobileNum,
        verificationCode,
        line: rule('^[\\w.@-]{2,32}$', 32, false),
        affiliateCode,
      },
      login: loginRules,
      captcha: true,
      agreementDefault: true,
      minAge: 20,
      ageConfirmation: true,
      birthday: true,
      mobileVerified: true,
      mobilePassword: false,
      countries: ['TH', 'LA', 'KH', 'MM', 'MY', 'SG', 'VN', 'BR'],
    },
  },
]
