import { startThrowawayPostgres } from '../../testing/postgres'
import { tenths } from '../capacity'
import { processorTime } from '../processor-time'
import { type Callers, startCallers } from './callers'
import { fill } from './fill'
import { meterSettings } from './meter'
import type { Size } from './sizes'

/*
 * `npm run bench:team [-- --rounds 1000000] [-- --turns 15] [-- --check]`: processor time of an answer of team P&L, gateway and database, for an agent
 * with 10,000 members below and many bets, paired with the same members and 10,000 bets.
 */
const mark = 1.5
const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1] ?? fallback)
}
const [rounds, turns] = [option('rounds', 1_000_000), option('turns', 15)]
const callsOfTurn = 4
const sizeOf = (name: string, bets: number): Size => ({
  ...{ name, members: 10_004, rounds: bets, team: 10_000, records: 10 },
})

const day = 86_400_000
const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)
const asked = {
  'a week': () => ({ startDate: dayText(Date.now() - 6 * day), endDate: dayText(Date.now()) }),
  '31 days': () => ({ startDate: dayText(Date.now() - 30 * day), endDate: dayText(Date.now()) }),
} as const

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Milliseconds of one answer, of this process and the database; or the error that it is, as a slow one is under load. */
const timed = async (
  site: Callers,
  database: number,
  query: Readonly<Record<string, string>>,
): Promise<number | string> => {
  const taken = () => (processorTime(process.pid) ?? Number.NaN) + (processorTime(database) ?? Number.NaN)
  const before = taken()
  for (let call = 0; call < callsOfTurn; call += 1) {
    const { problem } = await site.member('agent', 'teamPnl', query)
    if (problem !== null) return problem
  }
  return (taken() - before) / callsOfTurn
}

const bench = async (): Promise<number> => {
  const server = await startThrowawayPostgres(undefined, meterSettings)
  if ('unavailable' in server || server.pid === null) {
    console.error(
      `not run: ${'unavailable' in server ? server.unavailable : 'the database is no process of this machine'}`,
    )
    return 1
  }
  const { pid } = server
  try {
    const few = await startCallers(await fill(server.url, sizeOf('few', 10_000)))
    const many = await startCallers(await fill(server.url, sizeOf('many', rounds)))
    let exceeded = false
    for (const [name, query] of Object.entries(asked)) {
      const pairs: (readonly [number, number])[] = []
      let problem = ''
      for (let turn = 0; turn <= turns && problem === ''; turn += 1) {
        const pair = [await timed(few, pid, query()), await timed(many, pid, query())] as const
        problem = pair.find((each) => typeof each === 'string') ?? ''
        const [before, after] = pair
        // The first turn fills caches.
        if (turn > 0 && typeof before === 'number' && typeof after === 'number') pairs.push([before, after])
      }
      if (problem !== '') {
        console.log(`team P&L of ${name}, 10,000 members: answers ${problem} with at most ${rounds} bets`)
        exceeded = true
        continue
      }
      const growth = median(pairs.map(([a, b]) => b / a))
      const [before, after] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))]
      console.log(
        `team P&L of ${name}, 10,000 members: ${tenths(before)} ms with 10,000 bets, ${tenths(after)} ms with ${rounds} (× ${tenths(growth)}, aim ${mark})`,
      )
      exceeded ||= growth > mark
    }
    await few.close()
    await many.close()
    return exceeded && process.argv.includes('--check') ? 1 : 0
  } finally {
    await server.stop()
  }
}

process.exit(
  await bench().catch((error: unknown) => {
    console.error(error)
    return 1
  }),
)
