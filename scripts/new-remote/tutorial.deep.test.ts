import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyOfCheckout, root, runIn, succeed } from './checkout-copy'
import { stepsOf } from './tutorial'

let copy: string
beforeAll(() => {
  copy = copyOfCheckout()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('every step of docs/new-remote.md: does what it says', async () => {
  const steps = stepsOf(readFileSync(join(root, 'docs/new-remote.md'), 'utf8'), 'Steps')
  expect(steps.length).toBeGreaterThan(6)
  const said: string[] = []
  for (const step of steps) {
    if (step.kind === 'change') throw new Error(`docs/new-remote.md changes ${step.file}`)
    if (step.kind === 'file') {
      mkdirSync(dirname(join(copy, step.file)), { recursive: true })
      writeFileSync(join(copy, step.file), step.text)
      continue
    }
    // This server runs until it is stopped; e2e/delivery/alone.spec.ts covers it.
    if (step.command.includes('run dev')) continue
    said.push(await succeed(copy, step.command))
  }
  // The last step ships the remote, as the output of new-remote says.
  expect(steps.at(-1)).toEqual({ kind: 'command', command: 'npm run release -- publish raffle' })
  expect(said[0]).toContain('npm run release -- publish raffle')
  expect(said[0]).toContain('npm run dev -- raffle --into=http://localhost:4000')
  const [release = ''] = readdirSync(join(copy, 'releases/raffle'))
  const manifest = JSON.parse(readFileSync(join(copy, 'releases/raffle', release, 'remote.json'), 'utf8'))
  expect(Object.keys(manifest.modules).sort()).toEqual(['./RaffleCard', './RafflePage', './TicketsPage'])

  // No other remote was built; e2e/delivery/seventh-remote.spec.ts opens the published screen.
  expect(readdirSync(join(copy, 'releases')).filter((name) => !name.startsWith('.'))).toEqual(['raffle'])
  expect(readFileSync(join(copy, '.data/store/journal/0000000001.json'), 'utf8')).toContain(`"raffle":"${release}"`)

  const again = runIn(copy, 'npm run new-remote -- raffle')
  expect(await again.ended).toBe(1)
  expect(again.output()).toContain('There is a remote "raffle" already')
})
