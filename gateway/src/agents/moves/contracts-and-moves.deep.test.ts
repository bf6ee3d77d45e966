import fc from 'fast-check'
import { startTestGateway } from '../../../testing/gateway'
import { teamBench } from '../../../testing/team'
import { anyWalk, walkTree } from '../../../testing/tree-walks'

test('15 walks of joins, moves, contracts, bets and voids: everything is as in the model', async () => {
  const gateway = await startTestGateway({ now: Date.UTC(2026, 5, 15, 15) })
  try {
    const team = await teamBench(gateway)
    await fc.assert(
      fc.asyncProperty(anyWalk, async (steps) => {
        await walkTree(gateway, team, steps)
      }),
      { numRuns: 15 },
    )
  } finally {
    await gateway.close()
  }
}, 1_800_000)
