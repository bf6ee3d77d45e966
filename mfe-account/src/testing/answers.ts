import type { FieldRule, ValueOf } from '@mosaic/contracts'

const rule = (regExp: string, parts: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  regExp,
  maxLength: 20,
  ...parts,
})

export const registerSettings: ValueOf<'registerSettings'> = {
  methods: ['username'],
  fields: {
    username: rule('^[a-z0-9]{4,16}$'),
    password: rule('^.{8,20}$'),
    email: rule('^\\S+@\\S+$', { required: false, maxLength: 64 }),
    affiliateCode: rule('', { enabled: false, required: false }),
  },
  login: {
    loginUsername: rule('^[a-z0-9]{4,16}$'),
    loginPassword: rule(''),
    loginMobileNum: rule('^\\d{6,15}$'),
    verificationCode: rule('^\\d{6}$'),
    email: rule(''),
  },
  captcha: true,
  agreementDefault: true,
  minAge: 18,
  ageConfirmation: true,
  birthday: false,
  mobileVerified: false,
  mobilePassword: true,
  countries: ['BR'],
}

export const countries: ValueOf<'countries'> = {
  list: [
    { code: 'BR', dialingCode: '55', name: 'Brazil' },
    { code: 'TH', dialingCode: '66', name: 'Thailand' },
  ],
}
/** Three minutes, by a gateway whose clock is an hour ahead of this device's. */
export const smsSent = (): ValueOf<'smsNoLogin'> => ({
  expiredMinutes: 3,
  expirationTime: Date.now() + 3_780_000,
  now: Date.now() + 3_600_000,
})
export const session: ValueOf<'login'> = {
  token: 'token-1',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
  lastLoginAt: null,
}
export const captchaImage = 'AAAA'
export const member: ValueOf<'memberInfo'> = {
  id: '700123',
  nickname: 'Marina',
  account: 'player01',
  type: 0,
  currency: 'BRL',
  createdAt: 0,
  lastLoginAt: null,
  clubLabel: { labelName: 'VIP 3', level: 3 },
}
export const funds: ValueOf<'funds'> = {
  sumBalance: '1284.50',
  currency: 'BRL',
  balanceVersion: 1,
  wallets: [{ code: 'main', name: 'main', balance: '1284.50' }],
  dailysalreqtype: '',
  divtypecompperiodreq: '',
  contracthoursalreq: '',
}
export const vipProgress: ValueOf<'vipProgress'> = {
  level: 3,
  labelName: 'VIP 3',
  badge: '/art/vip-3.webp',
  windowDays: 90,
  currency: 'BRL',
  validBet: '30000.00',
  from: '10000.00',
  next: { level: 4, labelName: 'VIP 4', at: '50000.00' },
  levels: [
    { level: 3, labelName: 'VIP 3', at: '10000.00', upgradeReward: null, promotions: 0 },
    { level: 4, labelName: 'VIP 4', at: '50000.00', upgradeReward: '100.00', promotions: 2 },
  ],
}
export const protection: ValueOf<'limits'> = {
  currency: 'BRL',
  limits: [
    { kind: 'deposit', period: 'day', amount: '200.00', used: '50.00', resetsAt: Date.UTC(2026, 5, 16, 3), next: null },
    {
      kind: 'time',
      period: 'day',
      amount: '90',
      used: '12',
      resetsAt: Date.UTC(2026, 5, 16, 3),
      next: { amount: null, at: Date.UTC(2026, 5, 16, 15) },
    },
  ],
  realityMinutes: 60,
  exclusion: null,
}
export const realityCheck: ValueOf<'realityCheck'> = {
  now: Date.UTC(2026, 5, 15, 13),
  startedAt: Date.UTC(2026, 5, 15, 12),
  dueAt: Date.UTC(2026, 5, 15, 13),
  intervalMinutes: 60,
  currency: 'BRL',
  staked: '40.00',
  paid: '27.50',
  net: '-12.50',
}
export const securityOverview: ValueOf<'securityOverview'> = {
  hasPassword: true,
  hasPaymentPassword: false,
  email: 'ma•••@example.com',
  mobileNum: null,
  hasSecurityQuestions: false,
  deviceCount: 2,
}
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1'
const at = Date.UTC(2026, 5, 15, 15)
export const devices: ValueOf<'devices'> = {
  list: [
    {
      id: '11111111-1111-4111-8111-111111111111',
      userAgent: android,
      ip: '203.0.113.•',
      createdAt: at,
      lastSeenAt: at,
      current: true,
    },
    {
      id: '22222222-2222-4222-8222-222222222222',
      userAgent: iphone,
      ip: '198.51.100.•',
      createdAt: at,
      lastSeenAt: at,
      current: false,
    },
  ],
}
export const loginHistory = (pageNum: number): ValueOf<'loginHistory'> => ({
  list: [
    { id: String(pageNum), at: at - pageNum * 86_400_000, ip: '203.0.113.•', userAgent: pageNum === 1 ? android : '' },
  ],
  pageNum,
  totalPages: 2,
  totalCount: 2,
})
export const passkeyOptions: ValueOf<'passkeyLoginOptions'> = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
}
export const passkeys = (list: ValueOf<'passkeys'>['list'] = []): ValueOf<'passkeys'> => ({
  list,
  most: 10,
  available: true,
  confirmedUntil: at,
})
export const passkey = {
  id: 'a-passkey',
  name: 'Android · Chrome',
  createdAt: at,
  lastUsedAt: null,
  copied: false,
  elsewhere: false,
}
export const confirmationWays = (
  ways: ValueOf<'confirmationWays'>['ways'],
  until: number | null = null,
): ValueOf<'confirmationWays'> => ({ until, ways, mobileNum: '+55•••321' })
