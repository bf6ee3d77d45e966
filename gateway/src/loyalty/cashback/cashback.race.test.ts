import { memberByAccount } from '../../identity'
import { playerFunds } from '../../money/ledger'
import { startTestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { raceOn } from '../../../testing/race'
import { openRaceDatabase } from '../../../testing/race-database'
import { walletBench } from '../../../testing/wallet'

const onPostgres = raceOn(async (url) => {
  const gateway = await startTestGateway({ database: await openRaceDatabase(url) })
  return { bench: gateway, close: () => gateway.close() }
})

onPostgres('cashback is paid once, for any number of keys at once', async (gateway) => {
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  const player = { id: member.id, merchantCode: 'aurora', currency: 'BRL' } as const
  await giveMoney(gateway.ctx.db, player, 100_000, gateway.clock.now())
  const wallet = await walletBench(gateway)
  const session = await wallet.open(player)
  for (const stake of ['10000', '10000']) await wallet.playRound(session, stake, '0')
  const token = await gateway.tokenOf('player01')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      // Some keys are repeated.
      gateway.call('claimManualRebate', {
        token,
        headers: { 'idempotency-key': `claim-${index % 5 === 0 ? 0 : index}` },
      }),
    ),
  )
  const paid = answers.flatMap(({ body }) => (body.success ? [body.value.claimId] : []))
  expect(new Set(paid).size).toBe(1)
  // 1,000.00 less stakes of 200.00, and 60 basis points of them.
  expect((await playerFunds(gateway.ctx.db, 'aurora', member.id, 'BRL')).total).toBe(80_120n)
})
