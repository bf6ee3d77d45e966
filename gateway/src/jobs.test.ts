import { startTestGateway } from '../testing/gateway'
import { freePort } from '../testing/social-visitor'
import { freshDatabase } from '../testing/fresh-database'
import { repeatedLines } from './platform/runtime/repeated-lines'

const tenMinutes = 10 * 60_000
/** Kinds of failure of one job. */
const kinds = 4

test('ten minutes in which everything fails: every background job writes a few lines, not one per run', async () => {
  const lines: { level: number; msg: string }[] = []
  const database = await freshDatabase()
  const gateway = await startTestGateway({
    database,
    config: { pspPort: await freePort() },
    log: { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  })
  const { ctx } = gateway
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'hrtime'],
  })
  const stops = [
    await ctx.events.start(),
    ...(await Promise.all(ctx.modules.flatMap((module) => module.start?.(ctx) ?? []))),
  ]
  lines.length = 0
  await database.close()
  await jest.advanceTimersByTimeAsync(tenMinutes)
  const written = new Map<string, number>()
  for (const { level, msg } of lines) if (level >= 40) written.set(msg, (written.get(msg) ?? 0) + 1)
  expect([...written].filter(([, times]) => times > repeatedLines.most * kinds)).toEqual([])
  expect(written.size).toBeGreaterThan(8)
  await Promise.allSettled(stops.map((stop) => stop()))
  jest.useRealTimers()
  await gateway.app.close()
})
