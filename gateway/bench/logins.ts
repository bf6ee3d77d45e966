import { Pool } from 'undici'
import type { BenchGateway } from './bench-gateway'
import { tenths, tooSmall, total, type Cost, type Machine } from './capacity'
import { generateLoad, percentile, type Offered } from './generate-load'
import { idleMachine, processorTime } from './processor-time'
import { runBench } from './run-bench'
import { visitor } from './visitor'

/*
 * `npm run bench:logins [-- --check] [--seconds 20] [--logins 50] [--reads 1000]`: logins with real passwords and encrypted bodies
 * beside reads with a session, on PostgreSQL, all on this machine.
 * Each part runs alone first, to measure the cost of one call: this separates a slow gateway from a machine too small for the marks.
 */
const marks = { readsP99: 100, loginsDone: 0.95 }
const password = 'Bench#2026'
const people = 400
const readers = 40

const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1] ?? fallback)
}
const seconds = option('seconds', 20)
const rates = { logins: option('logins', 50), reads: option('reads', 1000) }
const warmUp = { reads: 200, logins: 10, seconds: 8 }
/** So few that calls do not queue, on any machine. */
const [gentleLogins, gentleSeconds] = [10, 6]

const done = ({ times, ends }: Offered) => (ends.get(200) ?? 0) / times.length
const row = (name: string, offered: Offered, rate: number) => {
  const ends = [...offered.ends].map(([end, count]) => `${end}: ${count}`).join(', ')
  const at = (share: number) => `${Math.round(percentile(offered.times, share))} ms`.padStart(9)
  return `${name.padEnd(22)}${`${rate}/s`.padStart(8)}${at(0.5)}${at(0.95)}${at(0.99)}   ${ends}`
}

/** A database that runs elsewhere (TEST_DATABASE_URL) takes no time of this machine. */
type Spender = { readonly gateway: number; readonly database: number | null }

const spent = ({ gateway, database }: Spender): Cost => {
  const { user, system } = process.cpuUsage()
  return {
    gateway: processorTime(gateway) ?? Number.NaN,
    database: database === null ? 0 : (processorTime(database) ?? Number.NaN),
    bench: (user + system) / 1000,
  }
}

/** Runs an offer and measures the cost of each answered call; refused ones cost next to nothing. */
const measured = async (spender: Spender, run: () => Promise<Offered>): Promise<{ offered: Offered; cost: Cost }> => {
  const before = spent(spender)
  const offered = await run()
  const after = spent(spender)
  const each = (part: keyof Cost) => (after[part] - before[part]) / (offered.ends.get(200) ?? Number.NaN)
  return { offered, cost: { gateway: each('gateway'), database: each('database'), bench: each('bench') } }
}

const costRow = (name: string, cost: Cost) => {
  const ms = (value: number) =>
    (Number.isFinite(value) ? `${Math.round(value * 100) / 100} ms` : 'unknown').padStart(11)
  return `${name.padEnd(22)}${ms(cost.gateway)}${ms(cost.database)}${ms(cost.bench)}${ms(total(cost))}`
}

type Part = { readonly offered: Offered; readonly cost: Cost }

const report = (machine: Machine, parts: { read: Part; login: Part; beside: Offered; logins: Offered }): number => {
  const { read, login, beside, logins } = parts
  console.log(
    `${'processor time of'.padEnd(22)}${'gateway'.padStart(11)}${'database'.padStart(11)}${'bench'.padStart(11)}${'together'.padStart(11)}`,
  )
  console.log(costRow('a read', read.cost))
  console.log(`${costRow('a login', login.cost)}\n`)
  console.log(
    `${''.padEnd(22)}${'offered'.padStart(8)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'p99'.padStart(9)}   answers`,
  )
  console.log(row('reads alone', read.offered, rates.reads))
  console.log(row('reads beside logins', beside, rates.reads))
  console.log(`${row('logins', logins, rates.logins)}\n`)
  const small = tooSmall(machine, [
    { perSecond: rates.reads, cost: read.cost },
    { perSecond: rates.logins, cost: login.cost },
  ])
  const p99 = Math.round(percentile(beside.times, 0.99))
  const within = [
    verdict(
      'reads',
      p99 < marks.readsP99 && done(beside) === 1,
      small,
      `p99 ${p99} ms, ${shareOf(done(beside))} answered; the mark is ${marks.readsP99} ms for all of them`,
    ),
    verdict(
      'logins',
      done(logins) >= marks.loginsDone,
      small,
      `${shareOf(done(logins))} answered, the others were refused; the mark is ${shareOf(marks.loginsDone)}`,
    ),
  ]
  if (small !== null) console.log(`(${small})`)
  return within.includes(false) && process.argv.includes('--check') ? 1 : 0
}

const shareOf = (share: number) => `${Math.floor(share * 100)} %`

/** A met mark counts on any machine; a missed one only where the machine was large enough for the load. */
const verdict = (name: string, met: boolean, small: string | null, figures: string): boolean => {
  console.log(
    `${name.padEnd(8)}${met ? 'within the mark' : small === null ? 'OVER THE MARK' : 'not measurable on this machine'}: ${figures}`,
  )
  return met
}

const measure = async (gateway: BenchGateway, database: number | null): Promise<number> => {
  const at = `http://127.0.0.1:${gateway.port}`
  // Readers do not queue in their browsers behind the logins of others.
  const pools = { logins: new Pool(at, { connections: 256 }), reads: new Pool(at, { connections: 64 }) }
  const { seal, login, tokenOf, read } = visitor(pools, people, password)
  const machine = await idleMachine(3000)
  console.log(`${machine.processors} processors, ${tenths(machine.takenByOthers)} of them taken by others\n`)
  const tokens: string[] = []
  for (const sealed of await seal(readers)) tokens.push(await tokenOf(sealed))
  const readOne = (index: number) => read(tokens[index % tokens.length] ?? '')
  /** Sealed before the clock runs: that is the work of browsers, of which each has a machine of its own. */
  const offerLogins = async (perSecond: number, forSeconds: number) => {
    const sealed = await seal(perSecond * forSeconds)
    return () => generateLoad(perSecond, forSeconds, (index) => login(sealed[index] ?? { headers: {}, body: '' }))
  }
  const firstLogins = await offerLogins(warmUp.logins, warmUp.seconds)
  await Promise.all([generateLoad(warmUp.reads, warmUp.seconds, readOne), firstLogins()])
  const spender = { gateway: gateway.pid, database }
  const readPart = await measured(spender, () => generateLoad(rates.reads, Math.ceil(seconds / 2), readOne))
  const loginPart = await measured(spender, await offerLogins(gentleLogins, gentleSeconds))
  const loginsBeside = await offerLogins(rates.logins, seconds)
  const [logins, beside] = await Promise.all([loginsBeside(), generateLoad(rates.reads, seconds, readOne)])
  await Promise.all([pools.logins.close(), pools.reads.close()])
  return report(machine, { read: readPart, login: loginPart, beside, logins })
}

process.exit(await runBench({ people, password, measure: (gateway, { pid }) => measure(gateway, pid) }))
