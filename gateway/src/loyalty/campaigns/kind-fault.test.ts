import type { CampaignTerms } from '@mosaic/contracts/desk'
import { usualWagering } from '../../../testing/bonus'
import { kindFault } from './kind-fault'

const usual = { eligibility: {}, budget: null, memberCap: null, claimDays: 7 } as const
const bonus = { type: 'bonus', wagering: usualWagering } as const
const ofDeposit = { percent: 50, cap: null, least: '10.00', methods: [] }

const entry: readonly (readonly [string, CampaignTerms])[] = [
  ['a first deposit', { ...usual, of: { kind: 'FIRST_DEPOSIT', ...ofDeposit }, reward: bonus }],
  ['a reload', { ...usual, of: { kind: 'RELOAD', every: 'day', ...ofDeposit }, reward: bonus }],
  [
    'a code for who never deposited',
    {
      ...usual,
      of: { kind: 'PROMO_CODE', code: 'HELLO', amount: '5.00' },
      reward: { type: 'cash' },
      eligibility: { deposits: 'none' },
    },
  ],
]

test.each(entry)('%s: forbidden in Brazil, and nowhere else', (_, terms) => {
  expect(kindFault(terms, 'BRL')).toEqual({ field: 'of.kind', problem: 'country' })
  expect(kindFault(terms, 'THB')).toBeNull()
})

test('a code for everybody: allowed in Brazil', () => {
  const of = { kind: 'PROMO_CODE', code: 'HELLO', amount: '5.00' } as const
  expect(kindFault({ ...usual, of, reward: { type: 'cash' } }, 'BRL')).toBeNull()
})
