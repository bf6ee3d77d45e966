import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchersOf, readStat } from './parent-watch.mjs'

const preload = pathToFileURL(join(__dirname, 'end-with-parent.mjs')).href

test('a process name with brackets and spaces: name and parent are read', () => {
  expect(readStat('12 (a (b) c) S 7 12 12 0')).toEqual({ name: 'a (b) c', parent: 7 })
})

test.each([
  ['npm starts node itself', 'npm start', true, '5'],
  ['a shell stays between npm and node', 'sh', true, '5 4'],
  ['a shell starts node without npm', 'sh', false, '5'],
])('%s: the watched processes', (_given, name, isUnderNpm, expected) => {
  expect(launchersOf(5, () => ({ name, parent: 4 }), isUnderNpm)).toBe(expected)
})

test.each([
  ['that ends at once', ''],
  ['that ignores SIGTERM', "process.on('SIGTERM', () => undefined);"],
])('a killed parent: a process %s is gone 5 s later', async (_given, code) => {
  const child = `${code} console.log('ready'); setInterval(() => undefined, 1000)`
  const parent = spawn(
    process.execPath,
    [
      '-e',
      `require('node:child_process').spawn(process.execPath, ['--import', ${JSON.stringify(preload)}, '-e', ${JSON.stringify(child)}], { stdio: ['ignore', 'inherit', 'inherit'] })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(parent.stdout, 'data')
  const killedAt = Date.now()
  parent.kill('SIGKILL')
  // The child has inherited the pipe, which closes when both are gone.
  await once(parent.stdout, 'close')
  expect(Date.now() - killedAt).toBeLessThan(5000)
})
