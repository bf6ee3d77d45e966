import {
  endpointNames,
  endpoints,
  flagsOf,
  merchantFlags,
  type EndpointName,
  type MerchantFlag,
} from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const flagged = endpointNames().filter((name) => flagsOf(endpoints[name]).length > 0)

/** The calls that a merchant with these flags does not offer. */
const refusedWith = async (flags: readonly MerchantFlag[]): Promise<readonly EndpointName[]> => {
  await gateway.ctx.db.execute(sql`update merchants set flags = ${sql.param(flags)} where code = 'lotus'`)
  // Merchants are read again every five seconds.
  gateway.clock.advance(5001)
  const codes = await Promise.all(
    flagged.map(async (name) => (await gateway.call(name, { merchant: 'lotus' })).body.errorCode),
  )
  return flagged.filter((_name, index) => codes[index] === 'function.not.available')
}

test('a merchant without flags: offers no call that needs one', async () => {
  expect(flagged.length).toBeGreaterThan(40)
  expect(await refusedWith([])).toEqual(flagged)
})

const needed = merchantFlags.filter((flag) => flagged.some((name) => flagsOf(endpoints[name]).includes(flag)))

test.each(needed)('without %s its calls are refused, and no others', async (flag) => {
  expect(await refusedWith(merchantFlags.filter((each) => each !== flag))).toEqual(
    flagged.filter((name) => flagsOf(endpoints[name]).every((each) => each === flag)),
  )
})
