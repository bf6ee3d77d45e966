import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleForNode } from '../build/bundle-for-node'
import { descendantsOf, runningProcesses } from './descendants'

test('descendants are found however deep, and nobody else', () => {
  const processes = [
    { id: 2, parent: 1 },
    { id: 3, parent: 2 },
    { id: 4, parent: 3 },
    { id: 5, parent: 1 },
  ]
  expect(descendantsOf(processes, 2)).toEqual([3, 4])
})

describe('a run that is told to end', () => {
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'end-with-children-'))
    await bundleForNode(join(__dirname, 'end-with-children.ts'), join(folder, 'end-with-children.mjs'))
    // A child that ignores every wish, with a child of its own in another process group.
    writeFileSync(
      join(folder, 'stubborn.mjs'),
      `import { spawn } from 'node:child_process'
       for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
       if (process.argv[2]) console.log(process.pid)
       else {
         spawn(process.execPath, [import.meta.filename, 'deep'], { detached: true, stdio: 'inherit' })
         console.log(process.pid)
       }
       setInterval(() => undefined, 1000)`,
    )
    writeFileSync(
      join(folder, 'run.mjs'),
      `import { spawn } from 'node:child_process'
       import { endWithChildren } from './end-with-children.mjs'
       endWithChildren(500)
       spawn(process.execPath, ['${join(folder, 'stubborn.mjs')}'], { stdio: 'inherit' })`,
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('by %s leaves nothing running and says so by its code', async (signal, expected) => {
    const run = spawn(process.execPath, [join(folder, 'run.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
    const started: number[] = []
    for await (const chunk of run.stdout) {
      started.push(...String(chunk).trim().split('\n').map(Number))
      if (started.length === 2) break
    }
    run.kill(signal)
    setTimeout(() => run.kill(signal), 100)
    const [code] = (await once(run, 'exit')) as [number]
    expect(code).toBe(expected)
    const left = runningProcesses().map(({ id }) => id)
    expect(left.filter((id) => started.includes(id))).toEqual([])
  })
})
