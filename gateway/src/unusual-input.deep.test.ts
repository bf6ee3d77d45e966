import { startUnusualCalls } from '../testing/unusual-calls'

// Each draw has a gateway of its own, since the samples of many draws together exceed limits of addresses and accounts.
test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'hundreds of unusual inputs for every call, draw %i: no answer is a 500',
  async (seed) => {
    const unusual = await startUnusualCalls()
    await unusual.sendToSite({ seed, count: 30 })
    await unusual.sendToDesk({ seed, count: 30 })
    await unusual.sendAsProvider({ seed, count: 100 })
    expect(unusual.failures()).toEqual([])
    expect(unusual.calls()).toBeGreaterThan(2_000)
    await unusual.close()
  },
)
