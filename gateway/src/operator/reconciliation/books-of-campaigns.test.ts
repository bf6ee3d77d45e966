import { sql } from 'drizzle-orm'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench } from '../../../testing/wallet'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  const bench = await walletBench(gateway)
  const seat = await bench.open(await bench.newPlayer(10_000))
  for (const amount of ['70', '30'])
    await bench.call('promo-win', seat, { roundId: bench.nextRound(), amount, campaign: 'summer' })
  await bench.call('promo-win', seat, { roundId: bench.nextRound(), amount: '5', campaign: 'autumn' })
})
afterAll(() => gateway.close())

/** Differences after a change by hand, which is undone. */
const after = async (hands: string): Promise<readonly string[]> => {
  const outcome = await gateway.ctx.db
    .transaction(async (tx) => {
      await tx.execute(sql.raw("set local session_replication_role = 'replica'"))
      await tx.execute(sql.raw(hands))
      const seen = await bookDifferencesIn({ db: tx, clock: gateway.clock })
      throw Object.assign(new Error('undone'), { seen })
    })
    .catch((error: { seen?: Awaited<ReturnType<typeof bookDifferencesIn>> }) => error)
  if (!('seen' in outcome) || outcome.seen === undefined) throw outcome
  return outcome.seen.map(({ kind, scope, key }) => `${kind}: ${scope} ${key}`)
}

test('prizes of campaigns: what each campaign paid agrees', async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
})

test.each([
  [
    'more',
    `update provider_campaigns set paid = paid + 1 where campaign = 'summer'`,
    ['amount: campaign:studio summer'],
  ],
  [
    'less',
    `update provider_campaigns set paid = paid - 1 where campaign = 'summer'`,
    ['amount: campaign:studio summer'],
  ],
  [
    'nothing, with prizes',
    `delete from provider_campaigns where campaign = 'summer'`,
    ['no-row: campaign:studio summer'],
  ],
  [
    'without a prize',
    `insert into provider_campaigns values ('aurora', 'BRL', 'studio', 'winter', 70)`,
    ['no-entry: campaign:studio winter'],
  ],
  [
    'in another name',
    `update provider_campaigns set campaign = 'winter' where campaign = 'summer'`,
    ['no-row: campaign:studio summer', 'no-entry: campaign:studio winter'],
  ],
  [
    'at another merchant',
    `update provider_campaigns set merchant_code = 'lotus' where campaign = 'summer'`,
    ['no-row: campaign:studio summer', 'no-entry: campaign:studio summer'],
  ],
  [
    'in the ledger’s name',
    `update ledger_transactions set title = 'autumn' where title = 'summer'`,
    ['amount: campaign:studio autumn', 'no-entry: campaign:studio summer'],
  ],
])('campaign that paid %s: found', async (_what, hands, differences) => {
  expect(await after(hands)).toEqual(differences)
})
