import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { endpoints } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { request } from 'undici'
import { demoPassword } from '../../demo'
import { memberByAccount } from '../../identity'
import { inTransaction } from '../../platform/db/transaction'
import { changedLongAgo } from '../../../testing/changed-long-ago'
import { startTestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { retryingOn503 } from '../../../testing/retry-on-503'
import { raceOn } from '../../../testing/race'
import { openRaceDatabase } from '../../../testing/race-database'
import { lockAccounts, playerAccount, playerFunds } from '../ledger'
import { freePort } from '../../../testing/social-visitor'
import { decide, withdrawalsIn } from '.'
import { endPayout } from './decision'

const pin = '274951'

// The limit of ten attempts at a secret is off, because this test is about the money.
jest.mock('../../identity/password/secret-attempts', () => ({
  ...jest.requireActual<object>('../../identity/password/secret-attempts'),
  secretAttemptRefusal: () => null,
  tooManySecretAttempts: async () => null,
}))

/** player01 with 100.00, a payment password and a payout account. */
const onPostgres = raceOn(async (url) => {
  const gateway = await startTestGateway({ database: await openRaceDatabase(url), now: Date.now() })
  const { ctx, clock } = gateway
  const token = await gateway.tokenOf('player01')
  const member = await memberByAccount(ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  await giveMoney(ctx.db, { id: member.id, merchantCode: 'aurora', currency: 'BRL' }, 10_000, clock.now())
  await gateway.call('setPaymentPassword', {
    token,
    body: { password: demoPassword, newPaymentPassword: pin, confirmPaymentPassword: pin },
  })
  await changedLongAgo(ctx.db)
  const account = await gateway.call('addPayoutAccount', {
    token,
    body: { kind: 'pix', holder: 'Ana Souza', account: '529.982.247-25', password: pin },
  })
  const order = { amount: '100.00', bankCardId: account.body.value?.bankCardId ?? '', password: pin }
  const bench = {
    ...{ ctx, clock, url, order, token, seal: gateway.seal },
    withdraw: async (key: string, amount = order.amount) => {
      const answer = await retryingOn503(
        () => gateway.call('withdraw', { token, headers: { 'idempotency-key': key }, body: { ...order, amount } }),
        ({ status }) => status !== 503,
      )
      return answer.body.success ? answer.body.value.withdrawId : answer.body.errorCode
    },
    /** Returns the money of the waiting withdrawal. */
    reject: async () => {
      const [waits] = await withdrawalsIn(ctx.db, ['PENDING'], 1)
      if (!waits) throw new Error('nothing waits')
      await inTransaction(ctx.db, (tx) =>
        decide(tx, waits.id, { operator: 'ana', verdict: 'reject', reason: 'not now' }, clock.now()),
      )
    },
    main: playerAccount({ merchant: 'aurora', currency: 'BRL' }, member.id),
    balances: async () => {
      const { balances } = await playerFunds(ctx.db, 'aurora', member.id, 'BRL')
      return Object.fromEntries(balances.map(({ code, balance }) => [code, balance]))
    },
  }
  return { bench, close: () => gateway.close() }
})

onPostgres('13. withdraw lock: 200 concurrent requests for the whole balance: exactly one succeeds', async (bench) => {
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => bench.withdraw(`withdraw-${index}`)))
  const refused = answers.filter((answer) => answer === 'money.insufficient')
  expect([refused.length, new Set(answers).size]).toEqual([199, 2])
  expect(await bench.balances()).toMatchObject({ main: 0n, locked: 10_000n })
})

onPostgres(
  '13. withdraw lock: requests with outdated facts are decided again until the balance is used up',
  async (bench) => {
    await bench.reject()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => bench.withdraw(`overtaken-${index}`, '20.00')),
    )
    expect(answers.filter((answer) => answer === 'money.insufficient')).toHaveLength(15)
    expect(await bench.balances()).toMatchObject({ main: 0n, locked: 10_000n })
    for (const _ of [1, 2, 3, 4]) await bench.reject()
  },
)

onPostgres('5. replay: the same key 50 times concurrently: one withdrawal, one answer', async (bench) => {
  await bench.reject()
  const answers = await Promise.all(Array.from({ length: 50 }, () => bench.withdraw('the-same-key')))
  expect(new Set(answers).size).toBe(1)
  expect(await bench.balances()).toMatchObject({ main: 0n, locked: 10_000n })
})

/** A second gateway process on the same database. */
const startElsewhere = async (url: string) => {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../../../bench/chaos/serve-players.ts')], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: url, DATA_DIR: join(tmpdir(), `mosaic-elsewhere-${port}`), LOG_LEVEL: 'silent' },
      GATEWAY_URL: `http://localhost:${port}`,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const part of child.stdout) if ((said += String(part)).includes('ready ')) break
  return { child, address: `http://127.0.0.1:${port}` }
}

onPostgres(
  '5. replay, 9. stored without an answer: a gateway killed between commit and reply: one withdrawal, and another gateway answers',
  async (bench) => {
    const { ctx, url, order, token, seal } = bench
    await bench.reject()
    // The other process hashes passwords at full cost.
    await ctx.db.execute(sql`update member_security set payment_password_hash = ${await hash(pin)}`)
    await ctx.database.runScript(`
      create function never() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end';
      create trigger never before update on idempotent_calls for each row when (new.reply is not null) execute function never()`)
    const { child, address } = await startElsewhere(url)
    // The other process uses the real clock.
    bench.clock.advance(Date.now() - bench.clock.now())
    const { payload, encryption } = await seal('withdraw', order)
    const ask = () =>
      request(address + endpoints.withdraw.path, {
        method: 'POST',
        headers: {
          ...{ merchant: 'aurora', moduleid: 'COMM3', authorization: token, encryption },
          ...{ 'content-type': 'application/json', 'idempotency-key': 'killed-with-it' },
        },
        body: JSON.stringify(payload),
      }).then(
        ({ statusCode }) => statusCode,
        () => 'cut',
      )
    // A request without competitors writes its answer with the withdrawal; under the lock the answer follows in a second statement.
    const cut = await inTransaction(ctx.db, async (tx) => {
      await lockAccounts(tx, [bench.main])
      const asked = ask()
      await retryingOn503(
        () => tx.execute(sql`select from pg_locks where not granted`),
        ({ rows }) => rows.length > 0,
      )
      return { asked }
    })
    const waiting = () => withdrawalsIn(ctx.db, ['PENDING'], 9)
    const [stored] = await retryingOn503(waiting, (rows) => rows.length > 0)
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    expect(await cut.asked).toBe('cut')
    await ctx.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and pid <> pg_backend_pid()`)
    await ctx.database.runScript('drop trigger never on idempotent_calls; drop function never')
    // An immediate repetition gets 409; after the lease it is answered.
    expect(await bench.withdraw('killed-with-it')).toBe('idempotency.in.progress')
    bench.clock.advance(30_000)
    const answers = await Promise.all(Array.from({ length: 50 }, () => bench.withdraw('killed-with-it')))
    expect(new Set(answers)).toEqual(new Set([stored?.id]))
    expect(await waiting()).toHaveLength(1)
    expect(await bench.balances()).toMatchObject({ main: 0n, locked: 10_000n })
  },
)

onPostgres(
  '13. withdraw lock: concurrent approvals, rejections and payouts: one end, the money stays exact',
  async (bench) => {
    const { ctx, clock } = bench
    const [waits] = await withdrawalsIn(ctx.db, ['PENDING'], 1)
    if (!waits) throw new Error('nothing waits')
    const decisions = Array.from({ length: 12 }, (_, index) =>
      inTransaction(ctx.db, (tx) =>
        decide(
          tx,
          waits.id,
          index % 2 === 0
            ? { operator: 'ana', verdict: 'approve' }
            : { operator: 'rui', verdict: 'reject', reason: 'not now' },
          clock.now(),
        ),
      ),
    )
    const decided = (await Promise.all(decisions)).map((answer) => (answer.ok ? answer.value.state : answer.code))
    expect(decided.filter((answer) => answer === 'withdraw.decided')).toHaveLength(11)
    const payouts = Array.from({ length: 8 }, (_, index) =>
      endPayout(ctx, waits.id, { payoutId: 'p', state: index % 2 === 0 ? 'PAID' : 'REFUSED' }),
    )
    await Promise.all(payouts)
    const { main = 0n, locked = 0n } = await bench.balances()
    const [paid] = await withdrawalsIn(ctx.db, ['PAID'], 1)
    expect(await withdrawalsIn(ctx.db, ['PENDING', 'APPROVED'], 1)).toEqual([])
    expect([main, locked]).toEqual([paid ? 0n : 10_000n, 0n])
  },
)
