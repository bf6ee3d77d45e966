import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(__filename)
const trim: (source: string) => string = require(join(__dirname, 'browser/trim-i18next.cjs'))

type Instance = {
  init(options: object): Promise<unknown>
  t(key: string, values?: object): string
  changeLanguage(tag: string): Promise<unknown>
  addResourceBundle(tag: string, namespace: string, texts: object): void
  exists(key: string): boolean
  language: string
}

const trimmed = (): { createInstance(): Instance } => {
  const i18n = createRequire(join(__dirname, '../../../../i18n/package.json'))
  const library = join(dirname(i18n.resolve('i18next')), 'i18next.js')
  const module = { exports: {} as { createInstance(): Instance } }
  new Function('module', 'exports', trim(readFileSync(library, 'utf8')))(module, module.exports)
  return module.exports
}

test('i18next does for our texts, without its unused parts, what it does with them', async () => {
  const missing: string[] = []
  const instance = trimmed().createInstance()
  await instance.init({
    lng: 'pt',
    fallbackLng: 'en',
    ns: ['games'],
    resources: {
      pt: { games: { play: 'Jogar {{name}}', round_one: '{{count}} rodada', round_other: '{{count}} rodadas' } },
    },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages: readonly string[], _namespace: string, key: string) => void missing.push(key),
    parseMissingKeyHandler: () => '',
    nsSeparator: false,
    returnNull: false,
  })
  expect(instance.t('play', { name: 'A$t(B) <i>' })).toBe('Jogar A$t(B) <i>')
  expect([instance.t('round', { count: 1 }), instance.t('round', { count: 3 })]).toEqual(['1 rodada', '3 rodadas'])
  expect([instance.t('nobody'), missing, instance.exists('play')]).toEqual(['', ['nobody'], true])
  instance.addResourceBundle('ja', 'games', { play: '{{name}}で遊ぶ' })
  await instance.changeLanguage('ja')
  expect([instance.language, instance.t('play', { name: 'X' })]).toEqual(['ja', 'Xで遊ぶ'])
})

test('a version of i18next without a part that is taken out fails the build', () => {
  expect(() => trim('class Translator {}')).toThrow('i18next has no ResourceStore.addResource')
})
