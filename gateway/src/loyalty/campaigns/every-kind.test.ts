import { usualWagering } from '../../../testing/bonus'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { earnedKinds, rewardEarner } from '../../../testing/earned-rewards'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { openMemberSession } from '../../../testing/member-session'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { playerFunds } from '../../money'

let gateway: TestGateway
let bench: WalletBench
let earn: ReturnType<typeof rewardEarner>
beforeAll(async () => {
  gateway = await startTestGateway({ now: Date.UTC(2026, 5, 17, 12) })
  bench = await walletBench(gateway)
  earn = rewardEarner(gateway, bench)
})
afterAll(async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  await gateway.close()
})
// Rounds of the test before are of its time.
beforeEach(() => gateway.clock.advance(1))

let keys = 0
const claimAll = async (token: string) => {
  for (const { rewardId } of (await gateway.call('claimablePromotions', { token })).body.value ?? [])
    await gateway.call('claimPromotion', {
      ...{ token, headers: { 'idempotency-key': `every-kind-${++keys}` } },
      body: { promotionClaimId: rewardId },
    })
}
const cash = async (id: string) =>
  (await playerFunds(gateway.ctx.db, 'aurora', id, 'BRL')).balances.find(({ code }) => code === 'main')?.balance ?? 0n

test.each(earnedKinds.filter((kind) => kind !== 'FREE_ROUNDS'))(
  '%s with a bonus: earned, in the bonus account, wagered, and then it is cash once',
  async (kind) => {
    const player = await bench.newPlayer(200_000)
    const wagering = { ...usualWagering, factor: 2, days: 30 }
    await earn[kind]({
      ...{ id: `whole-${kind.toLowerCase().replace('_', '-')}`, player, amount: '5.00' },
      terms: { reward: { type: 'bonus', wagering }, budget: '5.00' },
    })
    const token = await openMemberSession(gateway, player.id)
    await claimAll(token)
    const bonus = async () => (await gateway.call('bonuses', { token })).body.value?.list[0]
    expect(await bonus()).toMatchObject({ state: 'ACTIVE', amount: '5.00', required: '10.00', progress: '0.00' })
    const before = await cash(player.id)
    const session = await bench.open(player)
    await bench.playRound(session, '600', '600')
    await gateway.ctx.events.drained()
    expect(await bonus()).toMatchObject({ state: 'ACTIVE', progress: '6.00' })
    await bench.playRound(session, '400', '400')
    await gateway.ctx.events.drained()
    expect(await bonus()).toMatchObject({ state: 'COMPLETED', balance: '0.00', converted: '5.00' })
    expect((await cash(player.id)) - before).toBe(500n)
    await claimAll(token)
    expect((await cash(player.id)) - before).toBe(500n)
  },
)

test.each(earnedKinds)('%s with cash or rounds: earned and paid once', async (kind) => {
  const player = await bench.newPlayer(200_000)
  const id = `paid-${kind.toLowerCase().replace('_', '-')}`
  await earn[kind]({ id, player, amount: '4.00', terms: { budget: '4.00' } })
  const token = await openMemberSession(gateway, player.id)
  await claimAll(token)
  await claimAll(token)
  const { rows } = await gateway.ctx.db.execute<{ state: string; amount: string }>(
    `select state, amount::text from grants where campaign_id = '${id}'`,
  )
  expect(rows).toEqual([{ state: 'CLAIMED', amount: '400' }])
  const list = (await gateway.call('freeRounds', { token })).body.value?.list ?? []
  expect(list.map(({ rounds }) => rounds)).toEqual(kind === 'FREE_ROUNDS' ? [2] : [])
})
