import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { acceptHouseContract, contractCostOf } from '../../agents'
import { memberByAccount } from '../../identity'
import { saveMerchantLike } from '../../demo/qa/merchants'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench } from '../../../testing/wallet'
import { refuseLosingMerchants, reportLosingMerchants } from './losing-merchants'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await walletBench(gateway)
})
afterAll(() => gateway.close())

const returnOfAll = (rtpBp: number) => gateway.ctx.db.execute(sql`update games set rtp_bp = ${rtpBp}`)
const save = (rate: number) =>
  saveMerchantLike(gateway.ctx, {
    like: 'aurora',
    code: 'aurora',
    profile: { agentRebate: { rates: { RNG: rate } } },
  })

test('several merchants: the games are read once', async () => {
  const { ctx } = gateway
  expect((await ctx.merchants.all()).length).toBeGreaterThan(1)
  const select = jest.spyOn(ctx.db, 'select')
  await refuseLosingMerchants(ctx)
  expect(
    select.mock.calls.filter((fields) => JSON.stringify(Object.keys(fields[0] ?? {})).includes('rtpBp')),
  ).toHaveLength(1)
  select.mockRestore()
})

test('a side bet that returns more than the main bet decides, as the provider’s catalogue states it', async () => {
  await returnOfAll(9600)
  await gateway.ctx.db.execute(sql`update games set most_rtp_bp = 9901 where code = 'NOVA_fox'`)
  expect(await save(97)).toEqual({ saved: 'aurora' })
  expect(await save(98)).toMatchObject({ problem: expect.stringContaining('NOVA_fox') as string })
  await gateway.ctx.db.execute(sql`update games set most_rtp_bp = null`)
  expect(await save(99)).toEqual({ saved: 'aurora' })
})

test('a merchant who loses on a playable game is refused on save and at start', async () => {
  await returnOfAll(9600)
  await expect(refuseLosingMerchants(gateway.ctx)).resolves.toBeUndefined()
  expect(await save(100)).toEqual({ saved: 'aurora' })
  expect(await save(400)).toMatchObject({ problem: expect.stringContaining('give back 100.01 %') as string })
  await returnOfAll(9900)
  expect(await save(101)).toHaveProperty('problem')
  await expect(refuseLosingMerchants(gateway.ctx)).rejects.toThrow('merchant aurora')
})

test('a salary that the house pays: counts with the rates on save, and is reported where a new catalogue leaves nothing of it', async () => {
  const { ctx } = gateway
  await returnOfAll(9600)
  expect(await save(100)).toEqual({ saved: 'aurora' })
  const [merchant, agent] = [await ctx.merchants.byCode('aurora'), await memberByAccount(ctx.db, 'aurora', 'agent01')]
  if (!merchant || !agent) throw new Error('no agent')
  const tier = (rate: number) => ({ minTurnover: minor(0), minActive: 0, minLoss: minor(0), rate, cap: null })
  const salary = (rate: number) => ({ kind: 'dailySalary' as const, stackable: true, tiers: [tier(rate)] })
  await expect(acceptHouseContract(ctx, merchant, agent.id, salary(299))).rejects.toThrow('contract.above.edge')
  await acceptHouseContract(ctx, merchant, agent.id, salary(298))
  const reported = jest.spyOn(ctx.log, 'error').mockReturnValue()
  await reportLosingMerchants(ctx, contractCostOf)
  expect(reported).not.toHaveBeenCalled()
  expect(await save(101)).toMatchObject({ problem: expect.stringContaining('contracts give back 100 %') as string })
  await returnOfAll(9601)
  await expect(refuseLosingMerchants(ctx)).resolves.toBeUndefined()
  await reportLosingMerchants(ctx, contractCostOf)
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ alert: 'merchant.losing', fault: expect.stringContaining('merchant aurora') as string }),
    expect.any(String),
  )
})
