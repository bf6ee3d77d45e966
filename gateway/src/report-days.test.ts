import { endpointNames, schemas, type EndpointName } from '@mosaic/contracts'
import fc from 'fast-check'
import { z } from 'zod'
import { startTestGateway, type TestGateway } from '../testing/gateway'

/** Every call with days in its query. */
const reports = endpointNames().filter((name) => {
  const { query }: { query?: z.ZodType; value: z.ZodType } = schemas[name]
  return query instanceof z.ZodObject && 'endDate' in query.shape
})

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.tokenOf('agent01')
})
afterAll(() => gateway.close())

const statusOf = async (name: EndpointName, query: object) =>
  (await gateway.call(name, { token, query: { ...query } })).status
const noDay = ['2026-13-45', '2026-02-30', '2026-00-10', '0000-00-00', '0000-01-01', '9999-99-99', '9999-12-31']

test('there are reports to ask', () => {
  expect(reports.length).toBeGreaterThan(5)
})

test.each(reports)('%s refuses an invalid day with 400, alone or with the other end of a range', async (name) => {
  for (const day of noDay)
    for (const query of [{ endDate: day }, { startDate: day }, { startDate: '2026-06-01', endDate: day }])
      expect([query, await statusOf(name, query)]).toEqual([query, 400])
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const dayLike = fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-'))
const anyEnd = fc.oneof(
  dayLike,
  fc.constantFrom('2026-06-01', '1999-12-31', '2024-02-29'),
  fc.string({ maxLength: 12 }),
)

test('no pair of texts makes a report answer 500', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...reports),
      fc.record({ startDate: anyEnd, endDate: anyEnd }, { requiredKeys: [] }),
      async (name, query) => {
        // A range may be too long (422).
        expect([200, 400, 422]).toContain(await statusOf(name, query))
      },
    ),
    { numRuns: 150 },
  )
})
