import type { WireLanguage } from '@mosaic/contracts'
import { firstCountry } from './first-country'

const of = (code: string, dialingCode: string) => ({ code, dialingCode })
const everywhere = [
  of('AR', '54'),
  of('BR', '55'),
  of('ES', '34'),
  of('JP', '81'),
  of('KR', '82'),
  of('TH', '66'),
  of('US', '1'),
]
const shown = (
  known: { code?: string; dialingCode?: string; language?: WireLanguage },
  list: typeof everywhere = everywhere,
) => firstCountry(list, { code: null, dialingCode: '', language: 'PT', ...known })?.code ?? null

test.each<[WireLanguage, string]>([
  ['PT', 'BR'],
  ['EN', 'US'],
  ['JA', 'JP'],
  ['KO', 'KR'],
  ['ES', 'ES'],
  ['TY', 'TH'],
])('language %s, nothing chosen: country %s', (language, country) => {
  expect(shown({ language })).toBe(country)
})

test('order: chosen on this device, remembered number, language', () => {
  expect(shown({ code: 'AR', dialingCode: '66', language: 'EN' })).toBe('AR')
  expect(shown({ dialingCode: '66', language: 'EN' })).toBe('TH')
})

test('countries that the merchant refuses are not offered; its first one is the default', () => {
  const brazil = [of('BR', '55'), of('AR', '54')]
  expect(shown({ language: 'JA' }, brazil)).toBe('BR')
  expect(shown({ code: 'TH', dialingCode: '66', language: 'TY' }, brazil)).toBe('BR')
  expect(shown({}, [])).toBeNull()
})
