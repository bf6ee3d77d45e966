import { minor } from '@mosaic/contracts'
import fc from 'fast-check'
import { highestTier, tierShare } from './highest-tier'
import { tiersAboveOwn } from './offer-limit'
import type { Tier } from './terms'

const amount = fc.integer({ min: 0, max: 50 }).map((units) => minor(units * 100))
const anyTier: fc.Arbitrary<Tier> = fc.record({
  minTurnover: amount,
  minActive: fc.nat(5),
  minLoss: amount,
  rate: fc.nat(200),
  cap: fc.option(amount, { nil: null }),
})
const own: Tier = { minTurnover: minor(1000), minActive: 3, minLoss: minor(100), rate: 50, cap: minor(500) }

test.each<[string, Partial<Tier>, readonly number[]]>([
  ['the same terms', {}, []],
  ['a lower rate', { rate: 49 }, []],
  ['a higher rate', { rate: 51 }, [0]],
  ['more turnover', { minTurnover: minor(1001) }, []],
  ['less turnover', { minTurnover: minor(999) }, [0]],
  ['fewer active members', { minActive: 2 }, [0]],
  ['less loss', { minLoss: minor(99) }, [0]],
  ['a higher cap', { cap: minor(501) }, [0]],
  ['no cap', { cap: null }, [0]],
])('%s than one’s own: refused where it gives more or asks for less', (_, change, refused) => {
  expect(tiersAboveOwn([{ ...own, ...change }], [own])).toEqual(refused)
})

test('any offer that is allowed, any figures: it never pays more than the offeror’s own terms for the same team', () => {
  const figures = fc.record({ turnover: amount, active: fc.nat(6), loss: amount })
  fc.assert(
    fc.property(
      fc.array(anyTier, { maxLength: 4 }),
      fc.array(anyTier, { maxLength: 4 }),
      figures,
      (mine, offer, reached) => {
        const allowed = offer.filter((tier) => tiersAboveOwn([tier], mine).length === 0)
        const pays = (tiers: readonly Tier[]) => tierShare(highestTier(tiers, reached), reached.turnover)
        const best = mine.map((tier) => pays([tier])).reduce((most, each) => (each > most ? each : most), minor(0))
        expect(pays(allowed) <= best).toBe(true)
      },
    ),
  )
})
