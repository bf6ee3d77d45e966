import { sql } from 'drizzle-orm'
import { saveMerchantLike } from '../../demo/qa/merchants'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench } from '../../../testing/wallet'
import { refuseLosingMerchants } from './losing-merchants'

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
