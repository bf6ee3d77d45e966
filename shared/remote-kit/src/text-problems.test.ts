import { problemsIn, type SixTexts, type Texts } from './text-problems'

const whole: Texts = {
  title: 'Money',
  hello: 'Hello {{name}}',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
}
const source = "t('title') t('hello') t('days')"
const asian: Texts = { title: '金', hello: '{{name}}さん', days_other: '{{count}}日' }
const good: SixTexts = { en: whole, pt: whole, es: whole, ja: asian, ko: asian, th: asian }

test('complete texts have no problem, also where a language needs fewer plural forms', () => {
  expect(problemsIn('wallet', good, source)).toEqual([])
})

const { title: _title, ...withoutTitle } = whole
const { days_one: _one, ...withoutOne } = whole
test.each<[string, SixTexts, string, string]>([
  ['a missing key', { ...good, pt: withoutTitle }, source, 'wallet/pt: title is missing'],
  [
    'a key that English does not have',
    { ...good, pt: { ...whole, extra: 'x' } },
    source,
    'wallet/pt: extra is not in en.json',
  ],
  ['an unused key', good, "t('title') t('days')", 'wallet: hello is used nowhere'],
  [
    'differing placeholders',
    { ...good, ja: { ...asian, hello: '{{user}}さん' } },
    source,
    'wallet/ja: hello has other placeholders than en.json',
  ],
  [
    'another member of the same value',
    { ...good, en: { ...whole, hello: '{{user.name}}' }, ja: { ...asian, hello: '{{user.id}}さん' } },
    source,
    'wallet/ja: hello has other placeholders than en.json',
  ],
  [
    'a lost placeholder that is not escaped',
    { ...good, en: { ...whole, hello: 'Hello {{- name}}' }, ja: { ...asian, hello: 'こんにちは' } },
    source,
    'wallet/ja: hello has other placeholders than en.json',
  ],
  [
    'a plural form without its count',
    { ...good, es: { ...whole, days_other: 'días' } },
    source,
    'wallet/es: days_other has other placeholders than en.json',
  ],
  ['an empty text', { ...good, ko: { ...asian, title: ' ' } }, source, 'wallet/ko: title is empty'],
  [
    'a text within a text',
    { ...good, ko: { ...asian, title: '$t(hello)' } },
    source,
    'wallet/ko: title nests a text or formats a value',
  ],
  [
    'a format',
    { ...good, ja: { ...asian, hello: '{{name, upper}}' } },
    source,
    'wallet/ja: hello nests a text or formats a value',
  ],
  ['a missing plural form', { ...good, es: withoutOne }, source, 'wallet/es: days_one is missing'],
  [
    'a sentence left in English',
    { ...good, en: { ...whole, title: 'Your money is safe' }, th: { ...asian, title: 'Your money is safe' } },
    source,
    'wallet/th: title is still in English',
  ],
])('%s is found', (_, texts, code, problem) => {
  expect(problemsIn('wallet', texts, code)).toContain(problem)
})

test('the text of an error of the contract is used, one of an unknown code is not', () => {
  const withErrors = (texts: Texts): Texts => ({ ...texts, errors: { not_found: 'x', raffle_closed: 'y' } })
  const six: SixTexts = {
    en: withErrors(good.en),
    pt: withErrors(good.pt),
    es: withErrors(good.es),
    ja: withErrors(good.ja),
    ko: withErrors(good.ko),
    th: withErrors(good.th),
  }
  expect(problemsIn('wallet', six, source)).toEqual(['wallet: errors.raffle_closed is used nowhere'])
})
