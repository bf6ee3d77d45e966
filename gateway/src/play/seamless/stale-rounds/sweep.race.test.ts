import { startTestGateway } from '../../../../testing/gateway'
import { retryingOn503 } from '../../../../testing/retry-on-503'
import { startProviderLog } from '../../../../testing/provider-log'
import { raceOn } from '../../../../testing/race'
import { openRaceDatabase } from '../../../../testing/race-database'
import { walletBench } from '../../../../testing/wallet'
import { provider as providerName } from '../routes'
import { overdueAfterMs, sweepStaleRounds } from './sweep'

const onPostgres = raceOn(async (url) => {
  const provider = await startProviderLog(() => gateway.ctx.config.keys.provider)
  const gateway = await startTestGateway({ config: { studioUrl: provider.url }, database: await openRaceDatabase(url) })
  const wallet = await walletBench(gateway)
  return {
    bench: { gateway, wallet, provider },
    close: async () => {
      await gateway.close()
      await provider.close()
    },
  }
})

onPostgres(
  'late calls of the provider while two gateways end the rounds: each is paid or taken back once',
  async ({ gateway, wallet, provider }) => {
    const player = await wallet.newPlayer(40_000)
    const token = await wallet.open(player)
    const rounds = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const [roundId, txId] = [wallet.nextRound(), wallet.nextRound()]
        await retryingOn503(
          () => wallet.call('bet', token, { roundId, txId, amount: '200' }),
          ({ json }) => json.status === 'OK',
        )
        return { roundId, txId, won: index % 2 === 0 }
      }),
    )
    provider.rounds = rounds.map(({ roundId, txId, won }) => ({
      ...{ roundId, currency: 'BRL', state: 'OPEN', stake: '200', win: won ? '350' : '0', createdAt: 0 },
      ...{ outcome: won ? 'PAID' : 'TAKEN_BACK', payTxId: `pay-${roundId}`, bets: [{ txId }] },
    }))
    const late: Promise<string>[] = []
    // The provider's own call leaves while the answer about the round is on its way.
    provider.meanwhile = (roundId) => {
      const round = rounds.find((each) => each.roundId === roundId)
      const call = round?.won ? 'win' : 'rollback'
      const fields = round?.won
        ? { roundId, txId: `pay-${roundId}`, amount: '350', roundClosed: true }
        : { roundId, refTxId: round?.txId, amount: '200' }
      late.push(
        retryingOn503(
          () => wallet.call(call, token, fields),
          ({ json }) => json.status !== undefined,
        ).then(({ json }) => json.status),
      )
      return Promise.resolve()
    }
    gateway.clock.advance(overdueAfterMs + 1)
    await Promise.all([1, 2].map(() => sweepStaleRounds(gateway.ctx, providerName)))
    // Two gateways share the rounds: each is asked for once.
    expect(provider.asked.sort()).toEqual(rounds.map(({ roundId }) => roundId).sort())
    expect(new Set(await Promise.all(late))).toEqual(new Set(['OK']))
    expect(await wallet.balance(player)).toBe(40_000n - 20n * 200n + 20n * 350n)
  },
)
