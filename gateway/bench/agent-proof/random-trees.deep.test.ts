import fc from 'fast-check'
import { anyTree, keepsTo } from '../../testing/proof-trees'

test.each(Object.entries(keepsTo))(
  '300 times any tree, rates, bets, voids and contracts; %s',
  (_, keeps) => {
    fc.assert(fc.property(anyTree, keeps), { numRuns: 300 })
  },
  600_000,
)
