import { languageTag, minor, type LanguageTag, type WireLanguage } from '@mosaic/contracts'
import { addTexts, setLanguage, startI18n } from '@mosaic/i18n'
import { act, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MoneyAmount } from './MoneyAmount'
import { MoneySentence } from './MoneySentence'
import { MoneyText } from './MoneyText'
import { useMoneyText } from './use-money-text'

const inLanguages: readonly (readonly [WireLanguage, string])[] = [
  ['EN', 'Amount could not be shown'],
  ['PT', 'Não foi possível mostrar o valor'],
  ['JA', '金額を表示できませんでした'],
  ['KO', '금액을 표시할 수 없습니다'],
  ['ES', 'No se pudo mostrar el importe'],
  ['TY', 'ไม่สามารถแสดงจำนวนเงินได้'],
]
const textsOf = (tag: LanguageTag) =>
  JSON.parse(readFileSync(join(__dirname, `../../i18n/src/texts/common/${tag}.json`), 'utf8')) as Parameters<
    typeof addTexts
  >[2]

beforeAll(async () => {
  await startI18n({ language: 'EN', source: () => Promise.resolve({}), preloaded: {} })
  for (const [language] of inLanguages) addTexts('common', languageTag(language), textsOf(languageTag(language)))
})

const Spoken = ({ value }: { readonly value: ReturnType<typeof minor> | null }) => useMoneyText()(value, 'BRL')

const between = (min = '', max = '') => `from ${min} to ${max}`
const amount = minor(128_450)

test.each([
  ['an amount', <MoneyAmount value={amount} currency="BRL" />, 'R$ 1,284.50', 0],
  ['an unreadable amount', <MoneyAmount value={null} currency="BRL" size="xl" />, '—', 1],
  ['an amount of no currency', <MoneyAmount value={amount} currency="ABC" />, '—', 1],
  ['text', <MoneyText value={amount} currency="BRL" decimals="whole" />, 'R$ 1,284', 0],
  ['unreadable text', <MoneyText value={null} currency="BRL" />, '—', 1],
  [
    'a sentence',
    <MoneySentence values={[amount, amount]} currency="BRL" decimals="whole" words={between} />,
    'from R$ 1,284 to R$ 1,284',
    0,
  ],
  [
    'a sentence with an unreadable amount',
    <MoneySentence values={[amount, null]} currency="BRL" decimals="whole" words={between} />,
    'from R$ 1,284 to —',
    1,
  ],
  ['a sentence with two', <MoneySentence values={[null, null]} currency="BRL" words={between} />, 'from — to —', 2],
  ['spoken words', <Spoken value={amount} />, 'R$ 1,284.50', 0],
  ['spoken words of an unreadable amount', <Spoken value={null} />, 'Amount could not be shown', 0],
])('%s', (_name, shown, text, dashes) => {
  const { container } = render(shown)
  expect(container.textContent?.replace(/\u00a0/g, ' ')).toBe(text)
  expect(screen.queryAllByRole('img', { name: 'Amount could not be shown' })).toHaveLength(dashes)
})

test('the dash has its name in every language', async () => {
  render(<MoneyText value={null} currency="BRL" />)
  for (const [language, name] of inLanguages) {
    await act(() => setLanguage(language))
    expect(screen.getByRole('img', { name }).textContent).toBe('—')
  }
})
