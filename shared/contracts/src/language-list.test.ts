import { languageChoice, languageList, wireLanguageFor } from './language-list'
import { languageTags, wireLanguages } from './language'

describe('the list of languages', () => {
  test('names about forty, each once, with a tag that browsers understand, the six with texts among them', () => {
    expect(languageList.length).toBeGreaterThanOrEqual(40)
    for (const part of ['code', 'tag', 'name'] as const)
      expect(new Set(languageList.map((language) => language[part])).size).toBe(languageList.length)
    for (const { tag } of languageList) expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    for (const code of wireLanguages)
      expect(languageList).toContainEqual(expect.objectContaining({ code, tag: languageTags[code] }))
  })

  test('is written in the languages’ own words', () => {
    const english = new Intl.DisplayNames(['en'], { type: 'language' })
    const inEnglish = languageList.filter(({ tag, name }) => tag !== 'en' && tag !== 'fil' && name === english.of(tag))
    expect(inEnglish).toEqual([])
  })
})

test.each([
  ['TY', 'TY'],
  ['th', 'TY'],
  ['TH', 'TY'],
  ['pt-BR', 'PT'],
  ['en_US', 'EN'],
  ['FR', null],
  ['', null],
  ['constructor', null],
])('“%s” on the address means %s', (asked, code) => {
  expect(wireLanguageFor(asked)).toBe(code)
})

test.each([
  ['JA', ['EN', 'JA'], 'JA', null],
  ['th', ['TY', 'EN'], 'TY', null],
  ['FR', ['PT', 'EN'], 'EN', 'Français'],
  ['zh-Hans', ['PT', 'EN'], 'EN', '简体中文'],
  ['KO', ['PT', 'EN'], 'EN', '한국어'],
  ['FR', ['PT'], 'PT', 'Français'],
])('choice %s among %j: shown in %s, notice about %s', (asked, offered, language, missing) => {
  const choice = languageChoice(asked, offered)
  expect([choice?.language, choice?.missing?.name ?? null]).toEqual([language, missing])
})

test.each(['xx', '', 'pseudo', '<script>'])('“%s” is no language and changes nothing', (asked) => {
  expect(languageChoice(asked, ['PT', 'EN'])).toBeNull()
})
