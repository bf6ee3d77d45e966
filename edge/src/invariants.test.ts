import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')
/** Where a file that the list names may lie. */
const places = [
  'edge/src',
  'shared/remote-kit/src',
  'shared/remote-kit/src/build',
  'host-shell/src',
  'e2e/delivery',
  '.',
]

type Guard = { readonly file: string; readonly titles: readonly string[] }
type Invariant = { readonly number: number; readonly sentence: string; readonly guards: readonly Guard[] }

const guardsIn = (cell: string): Guard[] =>
  cell
    .split('`')
    .slice(1)
    .flatMap((part, index, parts) =>
      index % 2 === 0
        ? [{ file: part, titles: [...(parts[index + 1] ?? '').matchAll(/"([^"]+)"/g)].map(([, title]) => title ?? '') }]
        : [],
    )

const readme = readFileSync(join(root, 'edge/README.md'), 'utf8')
const invariants: Invariant[] = readme
  .slice(readme.indexOf('## Invariants (locked)'))
  .split('\n')
  .flatMap((line) => {
    const [, number, sentence, cell] = /^\| (\d+) *\| (.+?) *\| (.+?) *\|$/.exec(line) ?? []
    return number && sentence && cell ? [{ number: Number(number), sentence, guards: guardsIn(cell) }] : []
  })

/** Names of tests, of groups of tests and of rows of test tables. */
const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /\b(test|describe|it)\b|\]\)\(|^\s*[['\"`]/.test(line))
    .flatMap((line) =>
      [...line.matchAll(/'([^']+)'|"([^"]+)"|`([^`]+)`/g)].map(([, one, two, three]) => one ?? two ?? three ?? ''),
    )

/** `…` stands for the rest of a title. */
const stands = (title: string, names: readonly string[]): boolean =>
  names.some((name) => title.split('…').every((part) => name.includes(part.trim())))

/** An invariant may join the list; none leaves it, and none changes its number. */
const locked = 41

test('the list is numbered without gaps, and nothing has been taken out of it', () => {
  expect(invariants.map(({ number }) => number)).toEqual(invariants.map((_, index) => index + 1))
  expect(invariants.length).toBeGreaterThanOrEqual(locked)
  expect(new Set(invariants.map(({ sentence }) => sentence)).size).toBe(invariants.length)
})

test.each(invariants.map((invariant) => [invariant.number, invariant] as const))(
  'invariant %i is guarded by tests that exist',
  (_number, { guards }) => {
    expect(guards.length).toBeGreaterThan(0)
    for (const { file, titles } of guards) {
      expect([file, /\.(test|spec)\.tsx?$/.test(file)]).toEqual([file, true])
      const found = places.map((place) => join(root, place, file)).filter((path) => existsSync(path))
      expect([file, found.length]).toEqual([file, 1])
      const names = namesIn(readFileSync(found[0] ?? '', 'utf8'))
      expect([file, names.length > 0]).toEqual([file, true])
      for (const title of titles) expect([file, title, stands(title, names)]).toEqual([file, title, true])
    }
  },
)

test('a guard that is not there would be noticed', () => {
  expect(guardsIn('remote-kit `gate.test.ts` "that claim one address…", "two", `a.test.ts`')).toEqual([
    { file: 'gate.test.ts', titles: ['that claim one address…', 'two'] },
    { file: 'a.test.ts', titles: [] },
  ])
  expect(stands('no such title', namesIn("test('another title', () => {"))).toBe(false)
})
