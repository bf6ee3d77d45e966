import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileStore } from './file-store'
import { auditEntries, checkJournal } from './journal'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'writers-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A process that makes so many changes after `go`; `killAfter`: it is killed after so many acknowledged ones. */
const startWriter = async (name: string, count: number, killAfter = Number.POSITIVE_INFINITY) => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, '../testing/writer-process.ts'), root, name, String(count)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  let output = ''
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('ready')) resolve()
      if (output.split('changed').length > killAfter) child.kill('SIGKILL')
    })
  })
  const ended = once(child, 'close')
  await ready
  return {
    go: async () => {
      child.stdin.write('go\n')
      await ended
      return output.split('\n').flatMap((line) => (line.startsWith('changed ') ? [line.slice('changed '.length)] : []))
    },
  }
}

test('several processes write at once: every acknowledged change is shown and in the log once', async () => {
  const writers = await Promise.all([
    startWriter('a', 15),
    startWriter('b', 15),
    startWriter('c', 15),
    startWriter('d', 1000, 5),
  ])
  const acknowledged = (await Promise.all(writers.map(({ go }) => go()))).flat()
  expect(acknowledged.length).toBeGreaterThan(30)

  const store = openFileStore(root)
  const shown = { ...(await store.channel('stable'))?.default, ...(await store.channel('next'))?.default }
  const journal = await store.journal()
  const logged = auditEntries(journal).map(({ owner }) => owner)
  expect(acknowledged.filter((owner) => !(owner in shown))).toEqual([])
  // The killed process may have made a change without acknowledging it; then it is in both places.
  expect([...logged].sort()).toEqual(Object.keys(shown).sort())
  expect(new Set(logged).size).toBe(logged.length)
  expect(checkJournal(journal)).toEqual({ faults: [], warnings: [] })
}, 120_000)
