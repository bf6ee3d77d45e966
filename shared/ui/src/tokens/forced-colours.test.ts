import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../../..')
const base = readFileSync(join(__dirname, 'base.css'), 'utf8')
const rule = /@media \(forced-colors: active\) \{(.*?)\n\}/s.exec(base)?.[1] ?? ''

const stylesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(root, folder, 'src', file))

const folders = [
  'host-shell',
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
  ...['ui', 'forms', 'records', 'money'].map((name) => `shared/${name}`),
]

/** Words for a state that a person has chosen; names of classes are `<package>-<file>-<word>`. */
const chosen = /\.(selected|chosen|checked|active|current|here|on|picked|marked|pressed)\b/g

test('every class of a chosen state has a line in forced colours', () => {
  const words = folders
    .flatMap(stylesBelow)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(chosen)].map(([, word]) => word ?? ''))
  expect(new Set(words).size).toBeGreaterThan(4)
  expect(
    [...new Set(words)].filter(
      (word) => !rule.includes(`[class*="-${word}"]`) && !rule.includes(`[class$="-${word}"]`),
    ),
  ).toEqual([])
})

test.each(['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'])(
  '%s has a line in forced colours',
  (name) => {
    expect(rule).toContain(`[${name}`)
    expect(rule).toMatch(/outline: [^;]*Highlight/)
  },
)

describe('the games of the studio', () => {
  const client = join(root, 'studio/src/client')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const block = readFileSync(join(client, 'styles/forced-colours.css'), 'utf8')

  test('are styled by it', () =>
    expect(readFileSync(join(client, 'styles/index.css'), 'utf8')).toContain('forced-colours.css'))

  test('every state that a game gives to a screen reader has a line', () => {
    const states = files
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .flatMap((file) => [
        ...readFileSync(join(client, file), 'utf8').matchAll(/\b(aria-(?:checked|pressed|selected|current))=/g),
      ])
      .map(([, name]) => name ?? '')
    expect(new Set(states).size).toBeGreaterThan(2)
    expect([...new Set(states)].filter((name) => !block.includes(`[${name}`))).toEqual([])
  })
})
