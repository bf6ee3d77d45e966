import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(__dirname, '../../..')
const folders = [
  'host-shell/src',
  'operator/src',
  'shared/ui/src',
  'shared/forms/src',
  'shared/records/src',
  ...readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => `${name}/src`),
]
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => {
      const path = join(root, folder, name)
      return { path: relative(root, path), text: readFileSync(path, 'utf8') }
    }),
)

/** The element that an attribute stands in. */
const elementsWith = (text: string, attribute: RegExp): readonly string[] =>
  [...text.matchAll(new RegExp(attribute, 'g'))].map(
    ({ index }) => /<([A-Za-z.]+)(?:(?!<[A-Za-z]).)*$/s.exec(text.slice(0, index))?.[1] ?? '?',
  )

const numeric = /inputMode=(?:"(?:numeric|decimal)"|\{[^}]*'(?:numeric|decimal)')/
/** Fields of the design system, which take the digits of every keyboard. */
const designed = ['TextField', 'PasswordField']

describe('numeric fields of all remotes, the host and the desk', () => {
  const fields = sources.flatMap(({ path, text }) =>
    elementsWith(text, numeric).map((element) => ({
      path,
      element,
      takesAnyDigit: /useTypedDigits|digitsPart/.test(text),
    })),
  )

  it('are found', () => {
    expect(fields.length).toBeGreaterThan(8)
  })

  it('take the digits of every keyboard: a field of the design system, or its handlers', () => {
    expect(fields.filter(({ element, takesAnyDigit }) => !designed.includes(element) && !takesAnyDigit)).toEqual([])
  })

  it('a field named as a number has the keyboard of numbers', () => {
    const named = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/<TextField\s+\{\.\.\.form\.input\('(amount|rounds|days)'\)\}([^]*?)\/>/g)].map(
        ([, name, attributes = '']) => ({ path, name, isNumeric: /inputMode=/.test(attributes) }),
      ),
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter(({ isNumeric }) => !isNumeric)).toEqual([])
  })

  it('none is of the type number, which drops what it cannot read', () => {
    expect(sources.filter(({ text }) => /type="number"/.test(text)).map(({ path }) => path)).toEqual([])
  })
})
