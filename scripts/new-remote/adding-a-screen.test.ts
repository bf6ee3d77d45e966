import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { changed, stepsOf } from './tutorial'

const root = join(__dirname, '../..')
const steps = stepsOf(readFileSync(join(root, 'docs/adding-a-screen.md'), 'utf8'))

test('docs/adding-a-screen.md: its changes fit the files of today, and its new files do not exist', () => {
  const texts = new Map<string, string>()
  for (const step of steps) {
    if (step.kind === 'file')
      expect({ file: step.file, exists: existsSync(join(root, step.file)) }).toMatchObject({ exists: false })
    if (step.kind !== 'change') continue
    const text = texts.get(step.file) ?? readFileSync(join(root, step.file), 'utf8')
    texts.set(step.file, changed(text, step))
  }
  expect(texts.size).toBeGreaterThan(8)
})

test('docs/adding-a-screen.md: its migration has the next free number', () => {
  const numberOf = (name: string) => Number(name.slice(0, 4))
  const used = readdirSync(join(root, 'gateway/migrations')).map(numberOf)
  const migrations = steps.flatMap((step) =>
    step.kind === 'file' && step.file.startsWith('gateway/migrations/') ? [step.file.split('/').at(-1) ?? ''] : [],
  )
  expect(migrations.map(numberOf)).toEqual([Math.max(...used) + 1])
})
