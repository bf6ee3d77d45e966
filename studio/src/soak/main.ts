import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { games } from '../../catalogue/index'
import { readConfig } from '../config'
import { catalogueRows } from '../games/catalogue-rows'
import { createStudio } from '../server/studio'
import { createSeat, type Progress, type Seat } from './seat'
import { type Way, ways } from './ways-to-play'

/*
 * The studio with simulated players for `npm run soak`; server, store and outbox as in `main.ts`. Orders and answers
 * are lines of JSON; it ends with its input.
 */
const order = z.union([
  z.object({ seats: z.array(z.object({ gameCode: z.string(), launchTokens: z.array(z.string()).min(1) })) }),
  z.object({ play: z.number().int().min(1), atSeats: z.number().int().min(1).optional() }),
])

const report = (event: string, data: object): void => void process.stdout.write(`${event} ${JSON.stringify(data)}\n`)

const reading = readConfig(process.env, process.cwd())
if (!reading.ok) throw new Error(reading.sentence)
const played = new Set(ways.map(({ gameCode }) => gameCode))
const studio = await createStudio(
  reading.config,
  async () => undefined,
  Date.now,
  () => catalogueRows(games.filter(({ gameCode }) => played.has(gameCode))),
)
await studio.app.listen({ port: reading.config.port, host: '127.0.0.1' })

const seats: Seat[] = []

const sit = async (wanted: readonly { readonly gameCode: string; readonly launchTokens: readonly string[] }[]) => {
  const opened = await Promise.all(
    wanted.map(async ({ gameCode, launchTokens }, index) => {
      const way = ways.find((each) => each.gameCode === gameCode)
      if (!way) throw new Error(`There is no strategy for ${gameCode}.`)
      const seat = createSeat(studio.app, way, `10.0.${index >> 8}.${index & 255}`)
      return (await seat.open(launchTokens)) ? seat : null
    }),
  )
  seats.push(...opened.filter((seat) => seat !== null))
  return { seats: seats.length }
}

const undelivered = async (): Promise<number> =>
  (await studio.app.inject('/healthz')).json<{ undelivered: number }>().undelivered

/** Plays until that many rounds are settled and the outbox is empty. */
const play = async (wanted: number, at: readonly Seat[]) => {
  const ends = new Map<string, Record<string, number>>()
  let settled = 0
  const progress: Progress = {
    goesOn: () => settled < wanted,
    took: ({ gameCode }: Way, { state }) => {
      if (state === 'SETTLED') settled += 1
      const counts = ends.get(gameCode) ?? {}
      ends.set(gameCode, { ...counts, [state]: (counts[state] ?? 0) + 1 })
    },
  }
  await Promise.all(at.map((seat) => seat.play(progress)))
  while ((await undelivered()) > 0) await delay(100)
  return { settled, ends: Object.fromEntries(ends) }
}

report('ready', { games: [...played] })
const orders = createInterface({ input: process.stdin })
// The controlling process has ended, regularly or not.
orders.once('close', () => void studio.stop().finally(() => process.exit()))
for await (const line of orders) {
  const asked = order.parse(JSON.parse(line))
  report('done', 'seats' in asked ? await sit(asked.seats) : await play(asked.play, seats.slice(0, asked.atSeats)))
}
