import fc from 'fast-check'
import { anyTree, keepsTo } from '../../testing/proof-trees'

test.each(Object.entries(keepsTo))('any tree, rates, bets, voids and contracts; %s', (_, keeps) => {
  fc.assert(fc.property(anyTree, keeps), { numRuns: 25 })
})
