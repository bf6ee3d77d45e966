import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { DirectoryInUse, lockDirectory } from './database-lock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mosaic-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Another process that takes the lock, prints that it has it, and keeps running. */
const holder = async (directory: string) => {
  const script = join(folder, 'holder.mjs')
  buildSync({
    stdin: {
      contents: `import { lockDirectory } from './database-lock'\nawait lockDirectory(${JSON.stringify(directory)}).then(() => console.log('locked'), (error) => { console.log(error.message); process.exit(1) })\nsetInterval(() => {}, 1000)`,
      resolveDir: __dirname,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: script,
    logLevel: 'silent',
  })
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said: Buffer[] = await once(child.stdout, 'data')
  return { child, said: said.join('').trim(), ended: once(child, 'exit') }
}

test('10. single writer: a second process is refused, learns who holds the directory, and the holder keeps it', async () => {
  const data = join(folder, 'data')
  const first = await holder(data)
  expect(first.said).toBe('locked')
  const second = await holder(data)
  expect(second.said).toContain(`in use by process ${first.child.pid}`)
  expect((await second.ended)[0]).toBe(1)
  await expect(lockDirectory(data)).rejects.toThrow(DirectoryInUse)
  first.child.kill('SIGKILL')
  await first.ended
})

test('a killed holder: the next process takes the lock at once', async () => {
  const data = join(folder, 'data')
  const first = await holder(data)
  first.child.kill('SIGKILL')
  await first.ended
  const lock = await lockDirectory(data)
  expect(readFileSync(join(data, 'gateway.pid'), 'utf8')).toBe(String(process.pid))
  await lock.release()
  expect(existsSync(join(data, 'gateway.pid'))).toBe(false)
})

test('a live pid in an old pid file does not block, and of many that start after a crash one gets the directory', async () => {
  const data = join(folder, 'data')
  const first = await holder(data)
  first.child.kill('SIGKILL')
  await first.ended
  writeFileSync(join(data, 'gateway.pid'), String(process.ppid))
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => lockDirectory(data)))
  const winners = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(winners).toHaveLength(1)
  await winners[0]?.release()
})

test.each([
  ['letters', ['a'.repeat(60), 'b'.repeat(60)]],
  ['letters of three bytes', ['日'.repeat(20)]],
])('a directory too deep for a socket path, in %s: locked all the same', async (_letters, names) => {
  const data = join(folder, ...names)
  const lock = await lockDirectory(data)
  await expect(lockDirectory(data)).rejects.toThrow(DirectoryInUse)
  await lock.release()
})
