import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(__filename)
const plain: (source: string) => string = require(join(__dirname, 'browser/plain-private-names.cjs'))

const client = createRequire(join(__dirname, '../../../../api-client/package.json'))
const core = createRequire(client.resolve('@tanstack/react-query')).resolve('@tanstack/query-core')
const folder = join(dirname(core), '../modern')
const classFiles = readdirSync(folder).filter(
  (file) => file.endsWith('.js') && /= class /.test(readFileSync(join(folder, file), 'utf8')),
)

type Class = { readonly name: string; readonly base: string | undefined; readonly names: readonly string[] }
const classOf = (file: string): Class => {
  const source = readFileSync(join(folder, file), 'utf8')
  const [, name = '', base] = /var (\w+) = class (?:extends (\w+))?/.exec(source) ?? []
  return { name, base, names: [...new Set(source.match(/(?<=this\.#)\w+/g) ?? [])] }
}

test('classes of the query library: none shares a private name with its base', () => {
  const classes = new Map(classFiles.map(classOf).map((one) => [one.name, one]))
  const namesAbove = (base: string | undefined): readonly string[] => {
    const above = base === undefined ? undefined : classes.get(base)
    return above ? [...above.names, ...namesAbove(above.base)] : []
  }
  expect(classes.size).toBeGreaterThan(10)
  for (const { base, names } of classes.values())
    expect(namesAbove(base).filter((name) => names.includes(name))).toEqual([])
})

test('files of the query library: afterwards no private name is left', () => {
  for (const file of classFiles) expect(plain(readFileSync(join(folder, file), 'utf8'))).not.toMatch(/[.\s]#[a-z]/i)
})

test('a class with private members: behaves the same', () => {
  const source = 'class Counter { #n = 1; #add(m) { this.#n += m } plus(m) { this.#add(m); return this.#n } }'
  const made = new Function(`${plain(source)}; return new Counter()`)() as { plus(m: number): number }
  expect(made.plus(2)).toBe(3)
  expect(Object.keys(made)).toEqual(['_n'])
})
