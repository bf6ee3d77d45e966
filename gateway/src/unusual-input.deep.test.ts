import { startUnusualCalls } from '../testing/unusual-calls'

test('hundreds of unusual inputs for every call: no answer is a 500', async () => {
  const unusual = await startUnusualCalls()
  for (let seed = 1; seed <= 10; seed += 1) {
    await unusual.sendToSite({ seed, count: 30 })
    await unusual.sendToDesk({ seed, count: 30 })
    await unusual.sendAsProvider({ seed, count: 100 })
  }
  expect(unusual.failures()).toEqual([])
  expect(unusual.calls()).toBeGreaterThan(20_000)
  await unusual.close()
})
