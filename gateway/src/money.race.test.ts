import { minor } from '@mosaic/contracts'
import { demoPassword } from './demo'
import { memberByAccount } from './identity'
import { decide, openDeposit, settle, verifyLedger } from './money'
import { playerFunds } from './money/ledger'
import { withdrawalsIn } from './money/withdrawals'
import { inTransaction } from './platform/db/transaction'
import { changedLongAgo } from '../testing/changed-long-ago'
import { giveMoney } from '../testing/give-money'
import { retryingOn503 } from '../testing/retry-on-503'
import { raceOn } from '../testing/race'
import { openRaceDatabase } from '../testing/race-database'
import { startListeningGateway } from '../testing/social-visitor'
import { walletBench } from '../testing/wallet'

const pin = '274951'
const vendor = 'vendor:ARENUM'

// As in the race of withdrawals: the money has to hold, not the counter of attempts.
jest.mock('./identity/password/secret-attempts', () => ({
  ...jest.requireActual<object>('./identity/password/secret-attempts'),
  secretAttemptRefusal: () => null,
  tooManySecretAttempts: async () => null,
}))

const onPostgres = raceOn(async (url) => {
  const gateway = await startListeningGateway({ database: await openRaceDatabase(url) })
  return { bench: gateway, close: () => gateway.close() }
})

onPostgres(
  '1. zero-sum, 13. withdraw lock: concurrent deposits, withdrawals, transfers, bets and rollbacks: the balance is the sum of their answers',
  async (gateway) => {
    const { ctx, clock } = gateway
    const wallet = await walletBench(gateway)
    // No turnover is required, so that the balance alone refuses.
    await gateway.saveMerchant('aurora', {
      profile: { withdrawal: { methods: ['pix'], turnover: 0, dailyLimit: '5000' } },
    })
    const token = await gateway.tokenOf('player01')
    const [merchant, row] = [await ctx.merchants.byCode('aurora'), await memberByAccount(ctx.db, 'aurora', 'player01')]
    if (!merchant || !row) throw new Error('no member')
    const player = { id: row.id, merchantCode: 'aurora', currency: 'BRL' } as const
    await giveMoney(ctx.db, player, 50_000, clock.now())
    const member = { ...player, account: 'player01', type: 0, sessionId: '' } as const
    const twice = { newPaymentPassword: pin, confirmPaymentPassword: pin }
    await gateway.call('setPaymentPassword', { token, body: { password: demoPassword, ...twice } })
    await changedLongAgo(ctx.db)
    const added = await gateway.call('addPayoutAccount', {
      token,
      body: { kind: 'pix', holder: 'Ana Souza', account: '529.982.247-25', password: pin },
    })
    const bankCardId = added.body.value?.bankCardId ?? ''
    const seat = await wallet.open(player)
    const reaches = <T extends { readonly status: number }>(ask: () => Promise<T>) =>
      retryingOn503(ask, ({ status }) => status !== 503)
    const plays = (call: 'bet' | 'win' | 'rollback', fields: Record<string, string | boolean>) =>
      retryingOn503(
        () => wallet.call(call, seat, fields),
        ({ json }) => (json.status as string | undefined) !== undefined,
      )

    /** Each returns the change of the player's balance by its answer. */
    const deposit = async (index: number): Promise<bigint> => {
      const opened = await inTransaction(ctx.db, (tx) =>
        openDeposit(
          tx,
          ctx,
          { merchant, member, idempotencyKey: `deposit-${index}` },
          { method: 'pix', amount: '15.00', returnPath: '/m/voucherCenter' },
        ),
      )
      if (!opened.ok) throw new Error(opened.code)
      const { id: reference, amount, currency } = opened.value
      const report = { paymentId: 'p', reference, state: 'PAID', amount, currency } as const
      await Promise.all([1, 2].map(() => inTransaction(ctx.db, (tx) => settle(tx, report, clock.now()))))
      return amount
    }
    const withdraw = async (index: number): Promise<bigint> => {
      const { body } = await reaches(() =>
        gateway.call('withdraw', {
          token,
          headers: { 'idempotency-key': `withdraw-${index}` },
          body: { amount: '90.00', bankCardId, password: pin },
        }),
      )
      if (!body.success) {
        expect(['money.insufficient', 'withdraw.turnover.left']).toContain(body.errorCode)
        return 0n
      }
      const { withdrawId } = body.value
      const rejects = { operator: 'ana', verdict: 'reject', reason: 'not now' } as const
      const approves = { operator: 'rui', verdict: 'approve' } as const
      const verdicts = index % 2 === 0 ? [approves, rejects] : [rejects, approves]
      const decided = await Promise.all(
        verdicts.map((verdict) => inTransaction(ctx.db, (tx) => decide(tx, withdrawId, verdict, clock.now()))),
      )
      return decided.some((answer) => answer.ok && answer.value.state === 'APPROVED') ? -9000n : 0n
    }
    const move = async (index: number): Promise<bigint> => {
      const [from, to] = index % 2 === 0 ? ['main', vendor] : [vendor, 'main']
      await reaches(() =>
        gateway.call('walletTransfer', {
          token,
          headers: { 'idempotency-key': `transfer-${index}` },
          body: { fromAccountTypeId: from, toAccountTypeId: to, amount: '20.00' },
        }),
      )
      return 0n
    }
    const play = async (): Promise<bigint> => {
      const roundId = wallet.nextRound()
      if ((await plays('bet', { roundId, amount: '3000' })).json.status !== 'OK') return 0n
      expect((await plays('win', { roundId, amount: '2500', roundClosed: true })).json.status).toBe('OK')
      return -500n
    }
    const takeBack = async (): Promise<bigint> => {
      const [roundId, txId] = [wallet.nextRound(), wallet.nextRound()]
      await Promise.all([
        plays('rollback', { roundId, refTxId: txId }),
        plays('bet', { roundId, txId, amount: '2000' }),
      ])
      return 0n
    }
    const works = [deposit, withdraw, move, play, takeBack]
    const changes = await Promise.all(Array.from({ length: 12 }, (_, index) => works.map((work) => work(index))).flat())

    const { total, balances } = await playerFunds(ctx.db, 'aurora', player.id, 'BRL')
    expect(total).toBe(changes.reduce((sum, change) => sum + change, 50_000n))
    expect(balances.filter(({ balance }) => balance < 0n)).toEqual([])
    expect(balances.find(({ code }) => code === 'locked')?.balance ?? minor(0n)).toBe(0n)
    expect(await withdrawalsIn(ctx.db, ['PENDING'], 1)).toEqual([])
    const { faults, books } = await verifyLedger(ctx.db)
    expect([faults, books.filter(({ sum }) => sum !== '0')]).toEqual([[], []])
    // Every kind succeeded at least once, or the test would prove nothing.
    expect([...new Set(changes)].sort()).toEqual([-500n, -9000n, 0n, 1500n])
  },
)
