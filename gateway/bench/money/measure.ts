import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Cost } from '../capacity'
import type { Offered } from '../generate-load'
import { processorTimes, takenBetween, timeOfThreadsBehind } from '../processor-time'

export type Measured = { readonly offered: Offered; readonly cost: Cost & { readonly hashing: number } }
export type Idle = { readonly gateway: number; readonly database: number }

/**
 * Processor time of a gateway and its database per call. Hash chaining runs some seconds after a commit: every offer begins with a
 * complete chain and includes its own chaining. The idle load is measured once, printed, and subtracted.
 */
export const meter = async (url: string, pids: { readonly gateway: number; readonly database: number }) => {
  const client = new pg.Client({ connectionString: url })
  // A stopped bench ends its server first.
  client.on('error', () => undefined)
  await client.connect()
  const sealed = async (): Promise<void> => {
    const waits =
      'select exists (select from ledger_accounts a left join ledger_chain_heads h on h.account_id = a.id where a.version > coalesce(h.version, 0)) as waits'
    while ((await client.query<{ waits: boolean }>(waits)).rows[0]?.waits) await delay(1000)
  }
  const look = () => ({
    at: performance.now(),
    gateway: processorTimes(pids.gateway),
    database: processorTimes(pids.database),
    hashing: timeOfThreadsBehind(pids.gateway),
    own: process.cpuUsage(),
  })
  type Look = ReturnType<typeof look>
  const taken = (before: Look, after: Look) => {
    const hashing = after.hashing - before.hashing
    return {
      seconds: (after.at - before.at) / 1000,
      gateway: takenBetween(before.gateway, after.gateway) - hashing,
      database: takenBetween(before.database, after.database),
      hashing,
    }
  }
  const rest = async (seconds: number): Promise<Idle> => {
    await sealed()
    const before = look()
    await delay(seconds * 1000)
    const spent = taken(before, look())
    return { gateway: spent.gateway / spent.seconds, database: spent.database / spent.seconds }
  }
  return {
    /** Milliseconds a second. */
    rest,
    measure: async (idle: Idle, run: () => Promise<Offered>): Promise<Measured> => {
      await sealed()
      const before = look()
      const offered = await run()
      const own = process.cpuUsage(before.own)
      await sealed()
      const spent = taken(before, look())
      const done = offered.ends.get(200) ?? Number.NaN
      const cost = {
        gateway: (spent.gateway - idle.gateway * spent.seconds) / done,
        database: (spent.database - idle.database * spent.seconds) / done,
        hashing: spent.hashing / done,
        bench: (own.user + own.system) / 1000 / done,
      }
      return { offered, cost }
    },
    close: () => client.end(),
  }
}
