import { grantFreeRounds } from '../../../testing/free-rounds'
import { startTestGateway } from '../../../testing/gateway'
import { walletBench } from '../../../testing/wallet'
import { recordBetEvents } from '../../../testing/received-bets'
import { retryingOn503 } from '../../../testing/retry-on-503'
import { raceOn } from '../../../testing/race'
import { openRaceDatabase } from '../../../testing/race-database'

const onPostgres = raceOn(async (url) => {
  const gateway = await startTestGateway({ database: await openRaceDatabase(url) })
  return { bench: { ...(await walletBench(gateway)), ctx: gateway.ctx }, close: () => gateway.close() }
})

const answered = <T extends { readonly json: { readonly status?: string } }>(ask: () => Promise<T>): Promise<T> =>
  retryingOn503(ask, ({ json }) => json.status !== undefined)

const statuses = (answers: readonly { json: { status: string } }[]) =>
  answers.map((answer) => answer.json.status).sort()

onPostgres('7. double spend: of 64 signed bets of 60 at once on a balance of 100 exactly one is OK', async (wallet) => {
  const player = await wallet.newPlayer(100)
  const token = await wallet.open(player)
  const answers = await Promise.all(
    Array.from({ length: 64 }, () =>
      answered(() => wallet.call('bet', token, { roundId: wallet.nextRound(), amount: '60' })),
    ),
  )
  expect(statuses(answers)).toEqual([...Array.from({ length: 63 }, () => 'INSUFFICIENT_FUNDS'), 'OK'])
  expect(await wallet.balance(player)).toBe(40n)
})

onPostgres('5. replay: 40 times the same bet at once is one bet, answered with the same bytes', async (wallet) => {
  const player = await wallet.newPlayer(1000)
  const token = await wallet.open(player)
  const fields = { roundId: wallet.nextRound(), txId: wallet.nextRound(), amount: '60' }
  const answers = await Promise.all(Array.from({ length: 40 }, () => answered(() => wallet.call('bet', token, fields))))
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
  expect(await wallet.balance(player)).toBe(940n)
})

onPostgres('of sixteen bets at once on the last of a member’s free rounds exactly one is OK', async (wallet) => {
  const player = await wallet.newPlayer(0)
  const rewardId = await grantFreeRounds(wallet.ctx, player, { rounds: 3, played: 2 })
  // Two windows of the game: the rounds are counted for the member, whatever they play in.
  const tokens = [await wallet.open(player), await wallet.open(player)]
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      answered(() =>
        wallet.call('bet', tokens[index % 2] ?? '', { roundId: wallet.nextRound(), amount: '200', rewardId }),
      ),
    ),
  )
  expect(statuses(answers)).toEqual([...Array.from({ length: 15 }, () => 'FREE_ROUNDS_OVER'), 'OK'])
})

onPostgres('11. bets racing with their own rollbacks leave the balance where it was', async (wallet) => {
  const player = await wallet.newPlayer(5000)
  const token = await wallet.open(player)
  await Promise.all(
    Array.from({ length: 25 }, async () => {
      const [roundId, txId] = [wallet.nextRound(), wallet.nextRound()]
      await Promise.all([
        wallet.call('bet', token, { roundId, txId, amount: '100' }),
        wallet.call('rollback', token, { roundId, refTxId: txId }),
      ])
    }),
  )
  expect(await wallet.balance(player)).toBe(5000n)
})

onPostgres('12. players in one game at once: no deadlock, and the money of every round adds up', async (wallet) => {
  const players = await Promise.all(Array.from({ length: 10 }, () => wallet.newPlayer(1000)))
  const tokens = await Promise.all(players.map((player) => wallet.open(player)))
  await Promise.all(
    tokens.flatMap((token) =>
      Array.from({ length: 6 }, async () => {
        const roundId = wallet.nextRound()
        expect((await wallet.call('bet', token, { roundId, amount: '100' })).json.status).toBe('OK')
        expect((await wallet.call('win', token, { roundId, amount: '50', roundClosed: true })).json.status).toBe('OK')
      }),
    ),
  )
  for (const player of players) expect(await wallet.balance(player)).toBe(700n)
})

onPostgres('transaction id used by two players at once: accepted for one of them', async (wallet) => {
  const [a, b] = [await wallet.newPlayer(5000), await wallet.newPlayer(5000)]
  const tokens = [await wallet.open(a), await wallet.open(b)]
  const meetings = 40
  for (let meeting = 0; meeting < meetings; meeting += 1) {
    const txId = wallet.nextRound()
    const answers = await Promise.all(
      tokens.map((token) => wallet.call('bet', token, { roundId: wallet.nextRound(), txId, amount: '100' })),
    )
    expect(statuses(answers)).toEqual(['DUPLICATE_MISMATCH', 'OK'])
  }
  expect((await wallet.balance(a)) + (await wallet.balance(b))).toBe(10_000n - BigInt(meetings) * 100n)
})

onPostgres(
  'players at once while two gateways handle their bet events: each once, those of a player in order',
  async (wallet) => {
    const gateways = [await recordBetEvents(wallet.ctx, 'busy'), await recordBetEvents(wallet.ctx, 'busy')] as const
    const stops = await Promise.all(gateways.map(({ delivery }) => delivery.start()))
    const players = await Promise.all(Array.from({ length: 6 }, () => wallet.newPlayer(5000)))
    await Promise.all(
      players.map(async (player) => {
        const token = await wallet.open(player)
        await Promise.all(
          Array.from({ length: 10 }, async (_, number) => {
            const [roundId, txId] = [wallet.nextRound(), wallet.nextRound()]
            const played = { roundId, txId, amount: '100', winAmount: '70', roundClosed: true }
            await answered(() => wallet.call('betwin', token, played))
            if (number % 3 === 0) await answered(() => wallet.call('rollback', token, { roundId, refTxId: txId }))
          }),
        )
      }),
    )
    await Promise.all(stops.map((stop) => stop()))
    await gateways[0].delivery.drained()
    for (const { id } of players) {
      expect(await gateways[1].totalsOf(id)).toEqual({ stake: 600n, payout: 420n, validBet: 600n })
      const ids = await gateways[1].idsOf(id)
      expect(ids).toEqual([...ids].sort((a, b) => (a < b ? -1 : 1)))
      expect(new Set(ids).size).toBe(14)
    }
  },
)
