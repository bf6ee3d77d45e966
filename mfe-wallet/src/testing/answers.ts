import type { Deposit, ValueOf } from '@mosaic/contracts'
import type { Bet } from '../pages/bet-record/bet'

export const settings: ValueOf<'depositSettings'> = {
  currency: 'BRL',
  remainingToday: '1800.00',
  limitRenewsAt: null,
  open: [],
  bonuses: [],
  methods: [
    {
      code: 'pix',
      kind: 'qr',
      name: 'PIX',
      icon: 'pix',
      min: '10.00',
      max: '5000.00',
      fee: '0.00',
      quickAmounts: ['50.00', '100.00', '200.00'],
      expiresInMinutes: 15,
    },
    {
      code: 'card',
      kind: 'pg',
      name: 'Debit card',
      icon: 'card',
      min: '20.00',
      max: '1000.00',
      fee: '1.50',
      quickAmounts: ['50.00'],
      expiresInMinutes: 15,
    },
    {
      code: 'bank',
      kind: 'mt',
      name: 'Bank transfer',
      icon: 'bank',
      min: '100.00',
      max: '5000.00',
      fee: '0.00',
      quickAmounts: ['100.00'],
      expiresInMinutes: 1440,
    },
  ],
}

export const deposit = (parts: Partial<Deposit> = {}): Deposit => ({
  depositId: 'd-1',
  amount: '200.00',
  fee: '0.00',
  currency: 'BRL',
  method: 'pix',
  state: 'PENDING',
  createdAt: 1_770_000_000_000,
  expiresAt: 1_770_000_900_000,
  settledAt: null,
  kind: 'pg',
  payUrl: 'http://provider.example/pay/1',
  code: '',
  payee: null,
  proofs: 0,
  reason: '',
  reference: 'D1234567890',
  bonus: null,
  ...parts,
})

export const bet = (parts: Partial<Bet> = {}): Bet => ({
  roundId: 'round-00000001',
  at: 1_770_000_000_000,
  settledAt: 1_770_000_001_000,
  gameId: 'g1',
  gameName: 'Tiger Sun',
  vassalage: 'AUR',
  vassalageName: 'Aurum',
  gameType: 'RNG',
  iconUrl: '/art/g1.webp',
  iconColour: '#331100',
  stake: '2.00',
  freeStake: null,
  validBet: '2.00',
  payout: '5.00',
  net: '3.00',
  currency: 'BRL',
  state: 'SETTLED',
  verifyUrl: 'http://studio.example/verify',
  ...parts,
})

export const funds = (sumBalance: string, balanceVersion = 1): ValueOf<'funds'> => ({
  sumBalance,
  currency: 'BRL',
  balanceVersion,
  wallets: [],
  dailysalreqtype: '',
  divtypecompperiodreq: '',
  contracthoursalreq: '',
})

export const member = { userName: 'player01', type: 0 }
