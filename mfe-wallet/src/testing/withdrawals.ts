import type { PayoutAccount, ValueOf, Withdrawal } from '@mosaic/contracts'

type Settings = ValueOf<'withdrawSettings'>

export const withdrawSettings = (
  quota: Partial<Settings['quota']> = {},
  parts: Partial<Omit<Settings, 'quota'>> = {},
): Settings => ({
  currency: 'BRL',
  kyc: null,
  hasPaymentPassword: true,
  methods: [
    { kind: 'pix', min: '20.00', max: '10000.00', fee: '0.00', banks: [] },
    {
      kind: 'bank',
      min: '50.00',
      max: '20000.00',
      fee: '2.00',
      banks: [
        { bankCode: '001', name: 'Banco do Brasil', checkLetter: 'X' },
        { bankCode: '260', name: 'Nubank' },
      ],
      needsBranch: true,
    },
  ],
  minimumAmount: '20.00',
  maximumAmount: '20000.00',
  quota: { withdrawable: '300.00', balance: '300.00', turnoverLeft: '0.00', dailyLeft: '20000.00', ...quota },
  ...parts,
})

export const pixAccount: PayoutAccount = {
  bankCardId: 'a-1',
  kind: 'pix',
  holder: 'Ana Souza',
  account: '•••• 8725',
  bankCode: null,
  bankName: null,
  isDefault: true,
}
export const bankAccount: PayoutAccount = {
  ...pixAccount,
  bankCardId: 'a-2',
  kind: 'bank',
  account: '•••• 4455',
  bankCode: '260',
  bankName: 'Nubank',
  isDefault: false,
}

export const withdrawal = (parts: Partial<Withdrawal> = {}): Withdrawal => ({
  withdrawId: 'w-1',
  amount: '100.00',
  fee: '0.00',
  currency: 'BRL',
  kind: 'pix',
  account: '•••• 8725',
  holder: 'Ana Souza',
  state: 'PENDING',
  reason: '',
  reference: 'W1234567890',
  createdAt: 1_770_000_000_000,
  decidedAt: null,
  paidAt: null,
  ...parts,
})
