import { currencyScale, minor, moneyToWire } from '@mosaic/contracts'
import fc from 'fast-check'
import { readFixture } from '../bench/agent-proof/fixture'
import { type Line, prove } from '../bench/agent-proof/prove'

const start = Date.UTC(2026, 2, 2, 12)
const [hour, day] = [3_600_000, 86_400_000]
const iso = (at: number) => new Date(at).toISOString()

const member = fc.record({ upline: fc.nat(), isAgent: fc.boolean(), less: fc.nat(40) })
const bet = fc.record({
  who: fc.nat(),
  stake: fc.integer({ min: 1, max: 9_999_999 }),
  payout: fc.nat(9_999_999),
  settled: fc.nat(5 * 24),
  voided: fc.option(fc.nat(6 * 24)),
})
const contract = fc.record({ who: fc.nat(), kind: fc.nat(2), less: fc.nat(30), minTurnover: fc.nat(99_999) })

/** A tree whose rates fall from the top, bets of which some are taken back, and contracts inside those of the upline. */
export const anyTree = fc
  .record({
    currency: fc.constantFrom('BRL' as const, 'JPY' as const),
    members: fc.array(member, { minLength: 1, maxLength: 14 }),
    bets: fc.array(bet, { minLength: 1, maxLength: 25 }),
    contracts: fc.array(contract, { maxLength: 12 }),
  })
  .map(({ currency, members: drawn, bets, contracts }) => {
    const wire = (units: number) => moneyToWire(minor(units), currency)
    const members = [{ id: 'm0', uplineId: null as string | null, isAgent: true, rate: 120 }]
    for (const { upline, isAgent, less } of drawn) {
      const agents = members.filter((each) => each.isAgent)
      const above = agents[upline % agents.length]
      if (above)
        members.push({
          id: `m${members.length}`,
          uplineId: above.id,
          isAgent,
          rate: Math.max(0, above.rate - less),
        })
    }
    const kinds = ['dailySalary', 'hourlySalary', 'dividend'] as const
    type Given = {
      kind: (typeof kinds)[number]
      agentId: string
      offerorId: string | null
      rate: number
      least: number
    }
    const given: Given[] = kinds.map((kind) => ({ kind, agentId: 'm0', offerorId: null, rate: 100, least: 0 }))
    for (const { who, kind: at, less, minTurnover } of contracts) {
      const [of, kind] = [members[who % members.length], kinds[at]]
      const own = given.find((each) => each.agentId === of?.uplineId && each.kind === kind)
      if (!of || !own || !kind || given.some((each) => each.agentId === of.id && each.kind === kind)) continue
      const [rate, least] = [Math.max(0, own.rate - less), own.least + minTurnover]
      given.push({ kind, agentId: of.id, offerorId: own.agentId, rate, least })
    }
    return {
      currency,
      timeZone: 'America/Sao_Paulo',
      cashback: {},
      agentRebate: { RNG: 120 },
      activeMember: { minDeposit: wire(0), minValidBet: wire(0) },
      members: members.map(({ rate, ...each }) => ({ ...each, rates: { RNG: rate } })),
      bets: bets.map(({ who, stake, payout, settled, voided }) => ({
        memberId: members[who % members.length]?.id ?? 'm0',
        category: 'RNG',
        stake: wire(stake),
        payout: wire(payout),
        settledAt: iso(start + settled * hour),
        ...(voided !== null && { voidedAt: iso(start + (settled + voided) * hour) }),
      })),
      contracts: given.map(({ kind, rate, least, ...sides }) => ({
        ...{ kind, ...sides, from: iso(start - 40 * day), tiers: [{ minTurnover: wire(least), rate }] },
        ...(kind === 'dividend' ? { period: 'week', negative: 'carry' } : { stackable: true }),
      })),
    }
  })
type Drawn = typeof anyTree extends fc.Arbitrary<infer T> ? T : never

const proofOf = (drawn: Drawn): { readonly lines: readonly Line[]; readonly unitsOf: (wire: string) => bigint } => {
  const read = readFixture(JSON.stringify(drawn))
  if ('problems' in read) throw new Error(read.problems.join('; '))
  const proof = prove(read.fixture)
  if ('problems' in proof) throw new Error(proof.problems.join('; '))
  const scale = 10n ** BigInt(currencyScale[drawn.currency])
  const unitsOf = (wire: string) => {
    const [whole = '0', rest = ''] = wire.split('.')
    return BigInt(whole) * scale + BigInt(rest || '0')
  }
  return { lines: proof.lines, unitsOf }
}
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n)

/** What every tree keeps to, whatever is drawn. */
export const keepsTo = {
  'rebates of a chain: between the bets that stand and the bets that were ever settled, times what the top has above its players':
    (drawn: Drawn) => {
      const { lines, unitsOf } = proofOf(drawn)
      const rateOf = new Map(drawn.members.map(({ id, rates }) => [id, BigInt(rates.RNG)]))
      const owed = ({ memberId, stake }: Drawn['bets'][number]) =>
        unitsOf(stake) * (120n - (rateOf.get(memberId) ?? 0n))
      const settled = sum(drawn.bets.map(owed))
      const standing = sum(drawn.bets.filter(({ voidedAt }) => voidedAt === undefined).map(owed))
      const rebates = lines.filter((line) => line.kind === 'rebate')
      const paid = sum(rebates.map(({ amount, remainder }) => amount + remainder))
      expect(paid * 10_000n <= settled).toBe(true)
      // Each night rounds the whole tree down once.
      const nights = BigInt(new Set(rebates.map(({ period }) => period)).size + 12)
      expect(paid * 10_000n >= standing - nights * 10_000n).toBe(true)
      if (settled === standing) expect(paid * 10_000n > settled - nights * 10_000n).toBe(true)
    },
  'salaries and dividends: the share less those of the direct downlines with a contract, together at least that of the top':
    (drawn: Drawn) => {
      const { lines } = proofOf(drawn)
      const contracts = lines.filter((line) => line.kind !== 'rebate')
      const offerorOf = (kind: string, agentId: string) =>
        drawn.contracts.find((each) => each.kind === kind && each.agentId === agentId)?.offerorId
      for (const { kind, period, agentId, share, below, amount } of contracts) {
        const same = contracts.filter((line) => line.kind === kind && line.period === period)
        const given = same.filter((line) => offerorOf(kind, line.agentId) === agentId)
        expect(below).toBe(sum(given.map((line) => line.share)))
        expect(amount).toBe(share > below ? share - below : 0n)
        if (agentId === 'm0') expect(sum(same.map((line) => line.amount)) >= share).toBe(true)
      }
    },
  'turnover of the top in all its days: the bets that stand, since a void is deducted where it happens': (
    drawn: Drawn,
  ) => {
    const { lines, unitsOf } = proofOf(drawn)
    const standing = sum(drawn.bets.filter(({ voidedAt }) => voidedAt === undefined).map(({ stake }) => unitsOf(stake)))
    for (const kind of ['dailySalary', 'hourlySalary', 'dividend'] as const) {
      const own = lines.filter((line) => line.kind !== 'rebate').filter((line) => line.kind === kind)
      expect(sum(own.filter(({ agentId }) => agentId === 'm0').map(({ turnover }) => turnover))).toBe(standing)
    }
  },
}
