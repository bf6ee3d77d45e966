import { onRound } from './round-bench'
import type { Bench, FaultScript } from './round-bench'
import type { WalletReply } from './wallet-line'

type FreeBench = {
  readonly bench: Bench
  readonly stake: string
  readonly bet: (fields?: { txId?: string; amount?: string; rewardId?: string }) => Promise<WalletReply>
  readonly ask: (call: string, fields: Record<string, string | boolean>) => Promise<WalletReply>
  readonly is: (what: string, reply: WalletReply, status: string) => void
  /** Changes of balance and free rounds since the script began. */
  readonly came: (moved: bigint, played: number) => Promise<void>
}

const onFreeRound = (name: string, run: (free: FreeBench) => Promise<void>): FaultScript =>
  onRound(name, async ({ ask, is, moved }, bench) => {
    const { line, session, wants } = bench
    const waiting = async () => (await line.call('balance', session, {})).freeRounds
    const [free] = await waiting()
    if (!free) return wants('free rounds of this game for this player', 'some', 'none')
    const { rewardId, stake } = free
    await run({
      ...{ bench, stake, ask, is },
      bet: (fields = {}) => ask('bet', { amount: stake, rewardId, ...fields }),
      came: async (by, played) => {
        await moved(by)
        const now = (await waiting()).find((each) => each.rewardId === rewardId)
        wants('the rounds that are left', free.left - played, now?.left ?? 0)
      },
    })
  })

/** The player needs five free rounds of the game. */
export const freeRoundScripts: readonly FaultScript[] = [
  onFreeRound('a free round costs nothing and its win is paid once', async ({ bench, stake, bet, ask, is, came }) => {
    const txId = bench.line.newId()
    is('the bet', await bet(), 'OK')
    is('the win', await ask('win', { txId, amount: stake, roundClosed: true }), 'OK')
    await ask('win', { txId, amount: stake, roundClosed: true })
    await came(BigInt(stake), 1)
  }),
  onFreeRound('a free bet told by eight lines at once is counted once', async ({ bench, bet, came }) => {
    const txId = bench.line.newId()
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet({ txId })))
    bench.wants('the answers', 1, new Set(answers.map(({ text }) => text)).size)
    await came(0n, 1)
  }),
  onFreeRound('a rollback gives a free round back, once', async ({ bench, stake, bet, ask, is, came }) => {
    const txId = bench.line.newId()
    await bet({ txId })
    is('the rollback', await ask('rollback', { refTxId: txId, amount: stake }), 'OK')
    await ask('rollback', { refTxId: txId, amount: stake })
    is('the bet again', await bet({ txId }), 'TX_ROLLED_BACK')
    await came(0n, 0)
  }),
  onFreeRound('a free round has one bet, at its own stake', async ({ stake, bet, is, came }) => {
    is('the dear bet', await bet({ amount: String(BigInt(stake) * 2n) }), 'AMOUNT_INVALID')
    is('the bet', await bet(), 'OK')
    is('the second bet', await bet(), 'LIMIT_REACHED')
    await came(0n, 1)
  }),
  onFreeRound('free rounds of nobody are refused', async ({ bench, bet, is, came }) => {
    is('the bet', await bet({ rewardId: bench.line.newId() }), 'FREE_ROUNDS_UNKNOWN')
    await came(0n, 0)
  }),
]
