import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a reader that stops in the middle does not make a command fail', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/task.ts', 'release', 'help', '--store', folder], {
    cwd: join(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  child.stdout.destroy()
  expect(await once(child, 'close')).toEqual([0, null])
  expect(complaint).not.toContain('EPIPE')
})
