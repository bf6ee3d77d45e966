import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../../testing/gateway'
import { walletBench, type WalletBench } from '../../../../testing/wallet'
import { dayOf, spanOf } from '../../../platform'
import { historyOf } from './history-store'

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

const read = async () => {
  const { ctx, clock } = gateway
  const site = await ctx.merchants.byCode('aurora')
  if (!site) throw new Error('no merchant')
  const select = jest.spyOn(ctx.db, 'select')
  const execute = jest.spyOn(ctx.db, 'execute')
  const today = dayOf(clock.now(), site.timeZone)
  const span = spanOf(today, today, site.timeZone)
  const { members } = await historyOf(ctx.db, site, span, () => Promise.resolve(new Set()))
  const statements = select.mock.calls.length + execute.mock.calls.length
  select.mockRestore()
  execute.mockRestore()
  return { members, statements }
}

test('more members: the same number of statements; who is verified is known of each', async () => {
  await bench.newPlayer(0)
  const before = await read()
  const [one, other, third] = [await bench.newPlayer(0), await bench.newPlayer(0), await bench.newPlayer(0)]
  await gateway.ctx.db.execute(sql`
    insert into kyc_submissions (id, member_id, merchant_code, state, full_name, document_number, created_at, decided_at, decided_by)
    values (gen_random_uuid(), ${one.id}, 'aurora', 'VERIFIED', 'One', 'A1', now(), now(), 'admin'),
      (gen_random_uuid(), ${other.id}, 'aurora', 'REJECTED', 'Other', 'A2', now(), now(), 'admin')`)
  const { members, statements } = await read()
  const verified = (id: string) => members.find((member) => member.id === id)?.isVerified
  expect([one, other, third].map(({ id }) => verified(id))).toEqual([true, false, false])
  expect(members).toHaveLength(before.members.length + 3)
  expect(statements).toBe(before.statements)
})
