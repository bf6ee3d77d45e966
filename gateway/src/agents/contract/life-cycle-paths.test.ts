import { contractStates } from '@mosaic/contracts'
import fc from 'fast-check'
import { anySteps, everyState, walkContracts } from '../../../testing/contract-paths'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await gateway.saveMerchant('walk', {})
})
afterAll(() => gateway.close())

test('the walk of the proof: meets every state', async () => {
  expect([...(await walkContracts(gateway, 'walk', everyState))].sort()).toEqual([...contractStates].sort())
})

test('any offers, answers and pauses: only to direct downlines, answered once, never above the offeror’s own', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      await walkContracts(gateway, 'walk', steps)
    }),
    { numRuns: 15 },
  )
}, 60_000)
