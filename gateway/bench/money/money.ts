import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startThrowawayPostgres } from '../../testing/postgres'
import { tenths, total } from '../capacity'
import { freePort } from '../free-port'
import { interruption } from '../interruption'
import { generateLoad, percentile } from '../generate-load'
import { idleMachine } from '../processor-time'
import { addBallast } from './ballast'
import { bareRounds } from './bare-sql'
import { type Member, moneyCalls, type Seat } from './calls'
import { type Measured, meter } from './measure'

/*
 * `npm run bench:money [-- --check] [--seconds 10] [--entries 1000000]`: processor time of money calls on PostgreSQL with the whole
 * gateway on, compared with the bare SQL of the same transactions in the same run. Rates and times are for orientation.
 * The mark of a withdrawal excludes the check of the payment password: argon2id is expensive on purpose, has threads of its own, and
 * is printed separately.
 */
const marks = { round: 3, bare: 2.5, withdrawal: 4, balance: 0.5, together: 0.85, growth: 1.2 }

const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1] ?? fallback)
}
const seconds = option('seconds', 10)
const entries = option('entries', 1_000_000)
// Near the first measured maximum (357–379 rounds a second). At a much lower rate each call pays for waking the process.
const rates = { rounds: option('rounds', 350), balances: 500, withdrawals: 50 }
const warmUp = { rounds: 4000, balances: 4000, withdrawals: 1500 }
const players = 32
const pin = '274951'
const key = { id: 'studio-1', secret: `seamless ${randomUUID()}` }
const others = { PROVIDER_KEY: randomUUID(), PSP_KEY: randomUUID() }

type Seats = {
  readonly together: readonly Seat[]
  readonly apart: readonly Seat[]
  readonly members: readonly Member[]
}

const startGateway = async (url: string) => {
  const port = await freePort()
  const env = { ...process.env, ...others, SEAMLESS_KEY: key.secret, DATABASE_URL: url, LOG_LEVEL: 'silent' }
  const script = join(import.meta.dirname, 'serve-money.mjs')
  const child = spawn(process.execPath, [script, String(players), '100000000', pin], {
    env: { ...env, GATEWAY_URL: `http://localhost:${port}` },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let text = ''
  const seats = await new Promise<Seats>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString()
      const said = /^ready (.*)$/m.exec(text)
      if (said) resolve(JSON.parse(said[1] ?? '') as Seats)
    })
    void ended.then(([code]) => reject(new Error(`The gateway ended with ${String(code)}.`)))
  })
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  return { port, pid: child.pid ?? 0, seats, stop }
}

const hundredths = (value: number) => Math.round(value * 100) / 100
const ofGateway = ({ cost }: Measured): number => cost.gateway + cost.database

const row = (name: string, rate: number, measured: Measured): void => {
  const { offered, cost } = measured
  const answered = offered.ends.get(200) ?? 0
  const ms = (value: number) => `${hundredths(value)} ms`.padStart(10)
  const figures = [cost.gateway, cost.database, cost.gateway + cost.database].map(ms).join('')
  const times = [0.5, 0.99].map((share) => `${Math.round(percentile(offered.times, share))} ms`.padStart(9)).join('')
  console.log(
    `${name.padEnd(34)}${figures}${`${rate}/s`.padStart(8)}${String(offered.times.length - answered).padStart(9)}${times}`,
  )
}

/** Rounds a second with sixteen provider calls running at all times. */
const fullRate = async (round: (index: number) => Promise<number>, forSeconds: number): Promise<number> => {
  const until = performance.now() + forSeconds * 1000
  let [next, done] = [0, 0]
  const worker = async () => {
    while (performance.now() < until) if ((await round(next++)) === 200) done += 1
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return done / forSeconds
}

/** This many calls, sixteen at a time. */
const parallel = async (many: number, call: (index: number) => Promise<number>): Promise<void> => {
  let next = 0
  const worker = async () => {
    while (next < many) await call(next++)
  }
  await Promise.all(Array.from({ length: 16 }, worker))
}

const verdicts: boolean[] = []
const judge = (what: string, figure: number, mark: number, within: boolean): void => {
  verdicts.push(within)
  console.log(`${within ? 'within  ' : 'MISSED  '} ${what.padEnd(52)} ${hundredths(figure)} (mark ${mark})`)
}

const bench = async (url: string, database: number): Promise<void> => {
  const gateway = await startGateway(url)
  const calls = moneyCalls(gateway.port, key)
  const { together, apart, members } = gateway.seats
  const bare = bareRounds(url, apart)
  const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
  const apartRound = (index: number) => calls.round(of(apart, index))
  const cost = await meter(url, { gateway: gateway.pid, database })
  try {
    const machine = await idleMachine(2000)
    console.log(`${machine.processors} processors, ${tenths(machine.takenByOthers)} of them taken by others`)
    if (machine.takenByOthers > 0.5)
      console.log(
        'Other processes keep the machine busy: with shared caches and cores the same work takes more processor time.',
      )
    const memberOf = (index: number) => of(members, index)
    const encryptedFor = (many: number) =>
      calls.encryptWithdrawals(
        Array.from({ length: many }, (_, index) => memberOf(index)),
        pin,
      )
    // A gateway that has served for a while: compiled, planned and connected before anything is measured.
    await parallel(warmUp.rounds, apartRound)
    await parallel(200, bare.round)
    await parallel(warmUp.balances, (index) => calls.balance(memberOf(index)))
    const early = await encryptedFor(warmUp.withdrawals)
    await parallel(warmUp.withdrawals, (index) => calls.withdraw(memberOf(index), of(early, index)))
    const idle = await cost.rest(10)
    console.log(
      `idle load, subtracted below: gateway ${hundredths(idle.gateway)} ms a second, database ${hundredths(idle.database)} ms a second\n`,
    )
    console.log(
      `${'processor time of'.padEnd(34)}${'gateway'.padStart(10)}${'database'.padStart(10)}${'both'.padStart(10)}${'offered'.padStart(8)}${'dropped'.padStart(9)}${'p50'.padStart(9)}${'p99'.padStart(9)}`,
    )
    const round = await cost.measure(idle, () => generateLoad(rates.rounds, seconds, apartRound))
    row('a bet and its payout', rates.rounds, round)
    const sql = await cost.measure(idle, () => generateLoad(rates.rounds, seconds, bare.round))
    row('its bare SQL', rates.rounds, sql)
    const balance = await cost.measure(idle, () =>
      generateLoad(rates.balances, seconds, (index) => calls.balance(memberOf(index))),
    )
    row('a read of the balance', rates.balances, balance)
    const sealed = await encryptedFor(rates.withdrawals * Math.min(seconds, 20))
    const withdrawal = await cost.measure(idle, () =>
      generateLoad(rates.withdrawals, sealed.length / rates.withdrawals, (index) =>
        calls.withdraw(memberOf(index), of(sealed, index)),
      ),
    )
    row('a withdrawal without its argon2', rates.withdrawals, withdrawal)
    console.log(`argon2 check of the payment password: ${hundredths(withdrawal.cost.hashing)} ms`)
    const full = { apart: 0, together: 0 }
    for (const lap of [0.5, 0.5]) {
      full.apart += lap * (await fullRate(apartRound, seconds / 2))
      full.together += lap * (await fullRate((index) => calls.round(of(together, index)), seconds / 2))
    }
    await addBallast(url, entries)
    await generateLoad(rates.rounds, 3, apartRound)
    const later = await cost.measure(idle, () => generateLoad(rates.rounds, seconds, apartRound))
    row(`a bet and its payout after ${entries}`, rates.rounds, later)
    console.log(
      `16 at a time: ${tenths(full.apart)} rounds/s in games of their own, ${tenths(full.together)} in one game\n`,
    )
    judge('bet and payout, ms', ofGateway(round), marks.round, ofGateway(round) <= marks.round)
    const times = ofGateway(round) / (sql.cost.database + sql.cost.bench)
    judge('bet and payout, times the bare SQL with its client', times, marks.bare, times <= marks.bare)
    judge(
      'withdrawal without its argon2, ms',
      ofGateway(withdrawal),
      marks.withdrawal,
      ofGateway(withdrawal) <= marks.withdrawal,
    )
    judge('balance, ms', ofGateway(balance), marks.balance, ofGateway(balance) <= marks.balance)
    const share = full.together / full.apart
    judge('all players in one game, share of the even rate', share, marks.together, share >= marks.together)
    const growth = ofGateway(later) / ofGateway(round)
    judge(`growth to ${entries} entries`, growth, marks.growth, growth <= marks.growth)
    console.log(`the bench's own client: ${hundredths(total(round.cost) - ofGateway(round))} ms a round`)
  } finally {
    await Promise.all([calls.close(), bare.close(), cost.close()])
    await gateway.stop()
  }
}

const run = async (): Promise<number> => {
  const interrupted = interruption()
  const server = await startThrowawayPostgres()
  if ('unavailable' in server || server.pid === null) {
    console.error(
      `not run: ${'unavailable' in server ? server.unavailable : 'the processor time of a foreign server is not known'}`,
    )
    return 1
  }
  try {
    const ended = await Promise.race([bench(server.url, server.pid).then(() => 0), interrupted])
    return ended !== 0 ? ended : process.argv.includes('--check') && verdicts.includes(false) ? 1 : 0
  } finally {
    await server.stop()
  }
}

process.exit(await run())
