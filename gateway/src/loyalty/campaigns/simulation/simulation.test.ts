import { minor } from '@mosaic/contracts'
import type { CampaignTerms } from '@mosaic/contracts/desk'
import { usualWagering } from '../../../../testing/bonus'
import { abuserGain, type PricedGame } from './abuser-gain'
import { grantedInHistory } from './granted-in-history'
import type { MemberHistory } from './member-history'

const everyGame = { categories: [], includedGames: [], excludedGames: [] }
const terms = (of: CampaignTerms['of'], changes: Partial<CampaignTerms> = {}): CampaignTerms => ({
  of,
  ...{ reward: { type: 'cash' }, eligibility: {}, budget: null, memberCap: null, claimDays: 7 },
  ...changes,
})
const member = (id: string, changes: Partial<MemberHistory> = {}): MemberHistory => ({
  id,
  ...{ type: 0, registeredAt: 0, isVerified: false, isInvited: false, depositedBefore: false },
  ...{ levelBefore: 0, levelAfter: 0, deposits: [], plays: [] },
  ...changes,
})
const play = (day: number, validBet: number, category: 'RNG' | 'LIVE' = 'RNG') =>
  ({ day, category, rounds: 10, validBet: minor(validBet) }) as const
const deposit = (day: number, amount: number) => ({ day, amount: minor(amount) })

const granted = (of: CampaignTerms['of'], members: readonly MemberHistory[], changes: Partial<CampaignTerms> = {}) => {
  const all = terms(of, changes)
  const budget = all.budget === null ? null : minor(Number(all.budget) * 100)
  const { grants, usedUpOn } = grantedInHistory(all, members, { currency: 'BRL', days: 30, budget })
  return [
    ...grants.map(({ memberId, day, amount }) => `${memberId}:${day}:${amount}`),
    ...(usedUpOn === null ? [] : [`up:${usedUpOn}`]),
  ]
}

const a = member('a', {
  deposits: [deposit(2, 10_000), deposit(2, 4000), deposit(9, 500)],
  plays: [play(2, 3000), play(9, 9000)],
})
const b = member('b', {
  depositedBefore: true,
  deposits: [deposit(3, 20_000)],
  plays: [play(3, 2000, 'LIVE')],
  levelAfter: 2,
})

test.each<[string, CampaignTerms['of'], Partial<CampaignTerms>, readonly string[]]>([
  [
    'a first deposit: who never deposited, once',
    { kind: 'FIRST_DEPOSIT', percent: 50, cap: '30.00', least: '10.00', methods: [] },
    {},
    ['a:2:3000'],
  ],
  [
    'a reload once a day',
    { kind: 'RELOAD', percent: 10, cap: null, least: '5.00', methods: [], every: 'day' },
    {},
    ['a:2:1000', 'b:3:2000', 'a:9:50'],
  ],
  [
    'a mission in one category',
    { kind: 'MISSION', metric: 'validBet', target: '100.00', amount: '5.00', ...everyGame, categories: ['RNG'] },
    {},
    ['a:9:500'],
  ],
  [
    'a code for who deposited',
    { kind: 'PROMO_CODE', code: 'CODE', amount: '1.00' },
    { eligibility: { deposits: 'some' } },
    ['a:2:100', 'b:3:100'],
  ],
  [
    'a code with a budget for one',
    { kind: 'PROMO_CODE', code: 'CODE', amount: '1.00' },
    { budget: '1.50' },
    ['a:2:100', 'up:3'],
  ],
  [
    'a check-in under a member cap',
    { kind: 'CHECK_IN', amounts: ['1.00', '2.00'] },
    { memberCap: '2.50' },
    ['a:2:100', 'b:3:100'],
  ],
  [
    'the levels that were reached',
    { kind: 'VIP_UPGRADE', amounts: ['1.00', '2.00', '4.00'] },
    {},
    ['b:3:100', 'b:3:200'],
  ],
  [
    'a weekly share',
    { kind: 'CASHBACK', rateBp: 100, least: '0.10', most: '0.50', ...everyGame },
    {},
    ['a:7:30', 'b:7:20', 'a:14:50'],
  ],
  [
    'a tournament by turnover',
    { kind: 'TOURNAMENT', metric: 'turnover', leastStake: '1.00', prizes: ['9.00', '3.00', '1.00'], ...everyGame },
    {},
    ['a:30:900', 'b:30:300'],
  ],
  ['nobody was invited', { kind: 'REFERRAL', amount: '5.00', least: '1.00' }, {}, []],
])('%s', (_, of, changes, expected) => {
  expect(granted(of, [a, b], changes)).toEqual(expected)
})

const games: readonly PricedGame[] = [
  { code: 'slot', category: 'RNG', edge: 40_000, minBet: minor(20) },
  { code: 'table', category: 'LIVE', edge: 10_000, minBet: minor(100) },
]
const gain = (of: CampaignTerms['of'], changes: Partial<CampaignTerms> = {}, average = 0) => {
  const { gain, riskless } = abuserGain(terms(of, changes), {
    games,
    places: { standing: [minor(50_000)], levels: [minor(50_000)], days: 30 },
    valueOf: (amount) => (changes.reward?.type === 'bonus' ? average : amount),
    currency: 'BRL',
  })
  return [Number(gain), Number(riskless)]
}
const bonus = (factor: number, weights = {}) =>
  ({ reward: { type: 'bonus', wagering: { ...usualWagering, factor, weights } } }) as const

describe('the gain of ten accounts', () => {
  const code = { kind: 'PROMO_CODE', code: 'CODE', amount: '10.00' } as const
  test('cash for nothing: all of it, up to the budget', () => {
    expect(gain(code)).toEqual([10_000, 10_000])
    expect(gain(code, { budget: '35.00' })).toEqual([3000, 3000])
  })
  test('a bonus with little wagering: less the edge of the cheapest game that counts', () => {
    expect(gain(code, bonus(5), 300)).toEqual([9500, 9500])
    expect(gain(code, bonus(5, { LIVE: 0 }), 300)).toEqual([8000, 8000])
    expect(gain(code, bonus(5, { LIVE: 10 }), 300)).toEqual([8000, 8000])
  })
  test('a bonus with much wagering: nothing is without risk, its average is left', () => {
    expect(gain(code, bonus(100), 30)).toEqual([300, 0])
  })
  test('a mission, a level: less what its stakes cost', () => {
    expect(gain({ kind: 'MISSION', metric: 'validBet', target: '100.00', amount: '5.00', ...everyGame })).toEqual([
      4000, 4000,
    ])
    expect(
      gain({
        kind: 'MISSION',
        metric: 'validBet',
        target: '100.00',
        amount: '3.00',
        ...everyGame,
        categories: ['RNG'],
      }),
    ).toEqual([0, 0])
    expect(gain(code, { eligibility: { vipLeast: 1 } })).toEqual([5000, 5000])
  })
  test('a tournament: the first place has to be bought', () => {
    expect(
      gain({ kind: 'TOURNAMENT', metric: 'turnover', leastStake: '1.00', prizes: ['10.00'], ...everyGame }),
    ).toEqual([500, 500])
  })
})
