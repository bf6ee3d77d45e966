import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { endpoints, memberStreamPath } from '@mosaic/contracts'
import { Agent, Pool, request } from 'undici'
import type { BenchGateway } from './bench-gateway'
import { processorTime } from './processor-time'
import { runBench } from './run-bench'
import { addressOf, visitor } from './visitor'

/*
 * `npm run bench:streams [-- --people 200] [--check]`: cost of members who only listen, each with a stream of their own, on
 * PostgreSQL. The first round shows the most memory that they take; later rounds reuse freed memory, so they show how much
 * of it stays.
 */
const named = process.argv.indexOf('--people')
const people = named < 0 ? 2000 : Number(process.argv[named + 1])
const rounds = 2
const settleMs = 6000
/** 0.1 MiB. */
const mark = 102
const password = 'Bench#2026'

/** Memory of the process as the system sees it (proc_pid_status(5)), in KiB. */
const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

const median = (all: readonly number[]): number =>
  [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN

/** A busy gateway answers 503, and the call is repeated. */
const patiently = async <T>(ask: () => Promise<T | null>): Promise<T> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const found = await ask().catch(() => null)
    if (found !== null) return found
    await delay(500)
  }
  throw new Error('The gateway was busy all the time.')
}

type Round = { readonly memory: number; readonly processor: number; readonly answers: readonly number[] }

const statusCalls = 60
/** How long the gateway takes for a call of a guest, in ms, while the streams are open. */
const answerTimes = async (at: string): Promise<readonly number[]> => {
  const times: number[] = []
  for (let count = 0; count < statusCalls; count += 1) {
    const started = performance.now()
    const { body } = await request(at + endpoints.systemStatus.path, { headers: { merchant: 'aurora' } })
    await body.dump()
    times.push(performance.now() - started)
    await delay(50)
  }
  return times
}

const listen = async (at: string, tokens: readonly string[]) => {
  const dispatcher = new Agent({ connections: people, pipelining: 0, bodyTimeout: 0 })
  for (const [index, token] of tokens.entries()) {
    const headers = { merchant: 'aurora', authorization: token, 'x-forwarded-for': addressOf(index) }
    const open = async () => {
      const { statusCode, body } = await request(at + memberStreamPath, { dispatcher, headers })
      body.on('error', () => undefined).resume()
      return statusCode === 200 ? body : null
    }
    await patiently(open)
  }
  return () => dispatcher.destroy()
}

const measure = async ({ port, pid }: BenchGateway): Promise<number> => {
  const at = `http://127.0.0.1:${port}`
  const pool = new Pool(at, { connections: 32 })
  const { seal, tokenOf } = visitor({ logins: pool, reads: pool }, people, password)
  const tokens: string[] = []
  for (const sealed of await seal(people)) tokens.push(await patiently(() => tokenOf(sealed)))
  await pool.close()
  const all: Round[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await delay(settleMs)
    const before = memoryOf(pid)
    const close = await listen(at, tokens)
    await delay(settleMs)
    const started = processorTime(pid) ?? Number.NaN
    await delay(settleMs)
    const processor = ((processorTime(pid) ?? Number.NaN) - started) / (settleMs / 1000)
    all.push({ memory: (memoryOf(pid) - before) / people, processor, answers: await answerTimes(at) })
    await close()
  }
  const [{ memory } = { memory: Number.NaN }, ...later] = all
  const spread = later.map((each) => Math.round(each.memory)).join(', ')
  console.log(
    `${people} open streams: ${Math.round(memory)} KiB each (later rounds: ${spread}); the mark is ${mark} KiB`,
  )
  console.log(`${Math.round(median(all.map((each) => each.processor)))} ms of processor time a second for all of them`)
  const answers = all.flatMap((each) => each.answers)
  console.log(
    `a call beside them: median ${Math.round(median(answers))} ms, longest ${Math.round(Math.max(...answers))} ms`,
  )
  console.log(`${Math.round(memoryOf(pid) / 1024)} MiB in all`)
  return memory > mark && process.argv.includes('--check') ? 1 : 0
}

process.exit(await runBench({ people, password, measure }))
