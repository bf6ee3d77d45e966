import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyOfCheckout, root, succeed } from './checkout-copy'
import { changed, stepsOf } from './tutorial'

let copy: string
// A test that failed is repeated, which needs a copy without its changes.
beforeEach(() => {
  copy = copyOfCheckout()
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}

test('every block of docs/adding-a-screen.md: applies, and every command ends well', async () => {
  const steps = stepsOf(readFileSync(join(root, 'docs/adding-a-screen.md'), 'utf8'))
  const commands: string[] = []
  for (const step of steps) {
    if (step.kind === 'file') write(step.file, step.text)
    else if (step.kind === 'change') write(step.file, changed(readFileSync(join(copy, step.file), 'utf8'), step))
    else {
      await succeed(copy, step.command)
      commands.push(step.command)
    }
  }
  expect(commands.slice(-2)).toEqual(['npm run release -- publish host', 'npm run release -- publish account'])
})
