import { startUnusualCalls } from '../testing/unusual-calls'

let unusual: Awaited<ReturnType<typeof startUnusualCalls>>
beforeAll(async () => {
  unusual = await startUnusualCalls()
})
afterAll(() => unusual.close())

/** Another seed for each form, so that the long one adds inputs. */
const short = { seed: 28, count: 5 }

test.each([
  ['players and visitors', 'sendToSite'],
  ['the desk', 'sendToDesk'],
  ['game providers', 'sendAsProvider'],
] as const)(
  'unusual Unicode, extreme numbers and instants in every call of %s: no answer is a 500',
  async (_, sendTo) => {
    await unusual[sendTo](short)
    expect(unusual.failures()).toEqual([])
  },
  300_000,
)
