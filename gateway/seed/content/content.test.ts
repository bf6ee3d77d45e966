import { agentAnnouncements, announcements, banners, helpEntries, promotions } from './index'
import type { SeedLanguage } from './index'

const all = [...announcements, ...banners, ...promotions, ...agentAnnouncements]
const languages: readonly SeedLanguage[] = ['en', 'pt', 'ja', 'ko', 'es', 'th']
const texts = [...all, ...helpEntries].flatMap((entry) =>
  languages.map((language) => ({ where: `${entry.id} ${language}`, language, ...entry.texts[language] })),
)

const scripts: Partial<Record<SeedLanguage, RegExp>> = {
  ja: /[\u3040-\u30ff\u4e00-\u9fff]/,
  ko: /[\uac00-\ud7af]/,
  th: /[\u0e00-\u0e7f]/,
}

const tagsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<\/?([a-z0-9]+)[^>]*>/g)].map((match) => match[1] ?? '')

const isBalanced = (html: string): boolean => {
  const open: string[] = []
  for (const match of html.matchAll(/<(\/?)([a-z0-9]+)>/g)) {
    const name = match[2] ?? ''
    if (match[1] === '') open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

describe('the seeded content', () => {
  it('offers notices, popups, banners for both merchants, promotions, agent notices and help', () => {
    const count = (type: string): number => all.filter((entry) => entry.types.some((own) => own === type)).length
    expect(count('PL')).toBeGreaterThanOrEqual(6)
    expect(count('H')).toBeGreaterThanOrEqual(2)
    expect(count('PU')).toBeGreaterThanOrEqual(2)
    expect(banners.filter((banner) => banner.merchants.includes('lotus')).length).toBe(4)
    expect(banners.filter((banner) => banner.merchants.includes('aurora')).length).toBe(4)
    expect(promotions.length).toBeGreaterThanOrEqual(6)
    expect(count('A')).toBe(3)
    expect(helpEntries.length).toBeGreaterThanOrEqual(10)
  })

  it('never uses an id twice', () => {
    const ids = [...all, ...helpEntries].map((entry) => entry.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leaves no title empty and no language untranslated', () => {
    expect(texts.filter((text) => text.title === '').map((text) => text.where)).toEqual([])
    expect(
      texts
        .filter((text) => scripts[text.language] && !scripts[text.language]?.test(text.title + text.content))
        .map((text) => text.where),
    ).toEqual([])
    for (const entry of [...all, ...helpEntries]) {
      expect([
        entry.id,
        new Set(languages.map((language) => entry.texts[language].title + entry.texts[language].content)).size,
      ]).toEqual([entry.id, languages.length])
    }
  })

  it('gives each banner and promotion a button, a path of the site and a picture', () => {
    const missing = [...banners, ...promotions].filter(
      (entry) =>
        !entry.link?.startsWith('/m/') || !entry.art || languages.some((language) => !entry.texts[language].action),
    )
    expect(missing.map((entry) => entry.id)).toEqual([])
  })

  it('has an end exactly when it expires, after its start', () => {
    expect(
      all.filter((entry) => (entry.noExpiry === 0) !== (entry.endDate !== undefined)).map((entry) => entry.id),
    ).toEqual([])
    expect(
      all
        .filter((entry) => entry.endDate !== undefined && Date.parse(entry.endDate) <= Date.parse(entry.startDate))
        .map((entry) => entry.id),
    ).toEqual([])
  })

  it('uses only allowed tags, closed in order', () => {
    const allowed = new Set(['p', 'b', 'ul', 'li', 'h3', 'table', 'tr', 'td', 'th'])
    expect(
      texts.filter((text) => tagsOf(text.content).some((tag) => !allowed.has(tag))).map((text) => text.where),
    ).toEqual([])
    expect(texts.filter((text) => !isBalanced(text.content)).map((text) => text.where)).toEqual([])
  })

  it('gives every language of an entry the same structure', () => {
    const shapes = [...all, ...helpEntries].filter(
      (entry) => new Set(languages.map((language) => tagsOf(entry.texts[language].content).join())).size > 1,
    )
    expect(shapes.map((entry) => entry.id)).toEqual([])
  })

  it('promises no bonus, no win and no hurry', () => {
    const pressure =
      /\b(hurry|last chance|guaranteed|free money|limited time|corra|última chance|garantido|grátis por tempo)\b/i
    expect(texts.filter((text) => pressure.test(text.title + text.content)).map((text) => text.where)).toEqual([])
  })
})
