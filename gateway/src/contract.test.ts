import { startRunningSite } from '../testing/running-site'
import { smallestCalls } from '../testing/smallest-calls'

let running: Awaited<ReturnType<typeof startRunningSite>>
beforeAll(async () => {
  running = await startRunningSite()
})
afterAll(() => running.close())

test('every endpoint answers the smallest request that the contract allows', async () => {
  expect(await smallestCalls(running).refusals()).toEqual([])
}, 240_000)
