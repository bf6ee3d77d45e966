import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../../testing/fresh-database'
import type { Database, Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import type { RepeatedJob } from '../../platform/jobs/repeated-job'
import { manualClock } from '../../platform/runtime/clock'
import { keepSealing, sealingTick } from './seal'
import { openingBalance, playerAccount, post, transfer, verifyLedger } from '.'

const books = { merchant: 'aurora', currency: 'BRL' } as const
const clock = manualClock(Date.UTC(2026, 0, 1))
let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

let entries = 0
const write = (tx: Tx, at: number) => {
  const key = String((entries += 1))
  return post(tx, {
    ...{ scope: 'test', key, fingerprint: key, kind: 'adjustment', title: key, reference: key },
    postings: transfer(openingBalance(books), playerAccount(books, 'p'), minor(10)),
    at,
  })
}
/** `delayMs`: the transaction was begun this long ago. */
const give = (delayMs = 0) => inTransaction(database.db, (tx) => write(tx, clock.now() - delayMs))
const unsealed = async () => (await verifyLedger(database.db)).chain.unsealed
/** Whether a tick begins a transaction. */
const reads = async (tick: () => Promise<void>): Promise<boolean> => {
  let statements = 0
  const spy = jest.spyOn(database.db, 'transaction').mockImplementationOnce((run, config) => {
    statements += 1
    spy.mockRestore()
    return database.db.transaction(run, config)
  })
  await tick()
  spy.mockRestore()
  return statements > 0
}

test('ticks: each seals what was written before it, and reads nothing while nothing was written', async () => {
  const tick = sealingTick({ db: database.db, clock }, () => false)
  await give()
  await tick()
  expect(await unsealed()).toBe(0)
  clock.advance(10_000)
  // The seal itself was written.
  await tick()
  clock.advance(10_000)
  expect(await reads(tick)).toBe(false)
  await give()
  clock.advance(10 * 60_000)
  expect(await reads(tick)).toBe(true)
  expect(await unsealed()).toBe(0)
  // Other rows may be written without any entry.
  await database.db.execute(sql`select pg_current_xact_id()`)
  expect(await reads(tick)).toBe(true)
})

test('more entries than one seal takes: one tick seals them all, unless it is stopped', async () => {
  let isStopped = true
  const tick = sealingTick({ db: database.db, clock }, () => isStopped)
  await inTransaction(database.db, async (tx) => {
    for (let entry = 0; entry < 1001; entry += 1) await write(tx, clock.now())
  })
  await tick()
  expect(await unsealed()).toBe(2002)
  isStopped = false
  await tick()
  expect(await unsealed()).toBe(0)
})

/** The account has no recent entry of another test. */
const later = () => clock.advance(60_000)

test('an entry that became visible a little after its time: the next tick seals it', async () => {
  later()
  const tick = sealingTick({ db: database.db, clock }, () => false)
  await tick()
  clock.advance(10_000)
  await give(10_000 + 29_999)
  await tick()
  expect(await unsealed()).toBe(0)
})

test('an entry that became visible long after its time: the hourly tick seals it', async () => {
  later()
  const tick = sealingTick({ db: database.db, clock }, () => false)
  await tick()
  clock.advance(10_000)
  await give(10 * 60_000)
  await tick()
  expect(await unsealed()).toBe(2)
  clock.advance(60 * 60_000)
  await tick()
  expect(await unsealed()).toBe(0)
})

test('sealing in the background: every ten seconds, and nothing after it was stopped', async () => {
  const jobs: RepeatedJob[] = []
  const repeat = async (job: RepeatedJob) => {
    jobs.push(job)
    return () => Promise.resolve()
  }
  const stop = await keepSealing({ db: database.db, clock, jobs: { repeat } })
  expect(jobs).toMatchObject([{ everyMs: 10_000 }])
  await give()
  await jobs[0]?.work()
  expect(await unsealed()).toBe(0)
  await stop()
  await give()
  await jobs[0]?.work()
  expect(await unsealed()).toBe(2)
})
