import fc from 'fast-check'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench } from '../../../testing/team'
import { anyWalk, everyKindOfMove, walkTree } from '../../../testing/tree-walks'

let gateway: TestGateway
let team: TeamBench
beforeAll(async () => {
  // Noon of a Monday in São Paulo.
  gateway = await startTestGateway({ now: Date.UTC(2026, 5, 15, 15) })
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

test('moves with contracts on every side: what holds a member is refused, and each day pays the tree with which it began', async () => {
  const met = await walkTree(gateway, team, everyKindOfMove)
  for (const each of [
    ...['move done', 'move contracts', 'move cycle', 'offer of the house done', 'offer of an agent done'],
    ...['offer of an agent contract.above.own', 'accept done', 'terminate done', 'withdraw done'],
  ])
    expect(met).toContain(each)
})

test('any joins, moves, contracts, bets and voids: answers, trees, salaries, rebates and reports are those of the model', async () => {
  await fc.assert(
    fc.asyncProperty(anyWalk, async (steps) => {
      await walkTree(gateway, team, steps)
    }),
    { numRuns: 2 },
  )
}, 60_000)
