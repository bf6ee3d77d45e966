import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as seeded from '../../../gateway/seed/content'
import { demoMerchants } from '../../../gateway/src/platform/merchants/demo-merchants'
import { games, vendors } from '../../../studio/catalogue/index'

const entries = [...seeded.announcements, ...seeded.banners, ...seeded.promotions, ...seeded.agentAnnouncements]
const everyMerchant = demoMerchants.map(({ code }) => code)
const shown = [
  ...entries.map(({ id, texts, merchants }) => ({ id, texts, merchants: [...merchants] as string[] })),
  ...seeded.helpEntries.map(({ id, texts }) => ({ id, texts, merchants: everyMerchant })),
]
const texts = shown.flatMap(({ id, texts: byLanguage }) =>
  Object.entries(byLanguage).map(([language, { title, content }]) => ({
    where: `${id} ${language}`,
    text: `${title} ${content}`,
  })),
)
const saying = (claim: RegExp) => texts.filter(({ text }) => claim.test(text)).map(({ where }) => where)

const isPlayable = (game: (typeof games)[number]) => game.slot !== undefined || game.play !== undefined
const slots = games.filter(({ category }) => category === 'RNG')
const named = (name: string) => games.find((game) => game.name === name)
const lacking = (flag: string, merchants: readonly string[]) =>
  demoMerchants
    .filter(({ code, flags }) => merchants.includes(code) && !flags.some((own) => own === flag))
    .map(({ code }) => code)

/** In all six languages. */
const claims = {
  closed:
    /not open yet|coming soon|cannot be opened|em breve|ainda não (abr|podem)|準備中|近日公開|출시 예정|준비 중|próximamente|sin abrir|todavía no|เร็ว ๆ นี้|ยังไม่เปิด|ยังเปิดเล่นไม่ได้/i,
  noWithdrawal:
    /(nothing|cannot|never)[^.<]{0,40}(withdrawn|cashed out)|(nada|não)[^.<]{0,40}(sacad|retirad)|(出金|換金)[^。<]{0,10}でき(ません|ず)|(출금|환전)[^.<]{0,12}(할 수 없|불가)|\b(nada|no)\b[^.;<]{0,40}retirar?\b|ไม่สามารถ[^<]{0,20}ถอน|ถอน[^<]{0,30}ไม่ได้/i,
  atAnyHour: /24\s*[/x]\s*7|24 ?h\b|24 ho(urs|ras)|24時間|24시간|24 ชั่วโมง|around the clock|day and night/i,
}

describe('claims of the demo texts, against catalogue and flags', () => {
  it('a category is said to be closed only where a game cannot be played', () => {
    expect(games.filter((game) => !isPlayable(game)).map(({ gameCode }) => gameCode)).toEqual([])
    expect(saying(claims.closed)).toEqual([])
  })

  it('a merchant that pays out is not said to pay nothing out', () => {
    expect(demoMerchants.filter(({ profile }) => (profile.withdrawal?.methods?.length ?? 0) === 0)).toEqual([])
    expect(saying(claims.noWithdrawal)).toEqual([])
  })

  it('nobody answers at every hour, so no text or contact promises it', () => {
    expect(saying(claims.atAnyHour)).toEqual([])
    const contacts = demoMerchants.flatMap(({ profile }) => profile.customerService.map(({ title }) => title))
    expect(contacts.filter((title) => claims.atAnyHour.test(title))).toEqual([])
  })

  it.each([
    ['closed', 'Live tables are not open yet', 'Ainda não abriram', '準備中です', 'aún sin abrir'],
    [
      'noWithdrawal',
      'nothing can be withdrawn',
      'nada pode ser sacado',
      '出金や交換もできません',
      'nada se puede retirar',
    ],
    ['atAnyHour', 'Aurora 24/7', '24 horas', '24時間対応', '24 ชั่วโมง'],
  ] as const)('the claim "%s" is found in its wordings', (claim, ...wordings) => {
    expect(wordings.filter((wording) => !claims[claim].test(wording))).toEqual([])
  })

  it('the numbers of slots and studios are those of the catalogue, in every language', () => {
    const library = seeded.banners.filter(({ id }) => id.endsWith('-library'))
    expect(library.length).toBeGreaterThan(0)
    const studios = vendors.filter(({ category }) => category === 'RNG').length
    for (const { texts: byLanguage } of library)
      for (const { title } of Object.values(byLanguage)) {
        const numbers = (title.match(/\d+/g) ?? []).map(Number)
        expect(numbers).toHaveLength(2)
        expect(Math.min(...numbers)).toBe(studios)
        expect(slots.filter(isPlayable).length).toBeGreaterThanOrEqual(Math.max(...numbers))
      }
    expect(saying(/all fourteen studios/).length > 0 ? studios : 14).toBe(14)
  })

  it('games named with a volatility are in the catalogue with it', () => {
    const promotions = seeded.promotions.map(({ texts: { en } }) => en.content).join()
    const inList = [...promotions.matchAll(/<b>([^<]+)<\/b> – ([^,<]+), (low|medium|high) volatility/g)].map(
      ([, name = '', vendor = '', volatility = '']) => ({ name, vendor, volatility, isNew: true }),
    )
    const levels: Record<string, string> = { 'Easy going': 'low', Balanced: 'medium', Wild: 'high' }
    const inTable = [...promotions.matchAll(/<b>(Easy going|Balanced|Wild)<\/b><\/td><td>([^<]+)<\/td>/g)].flatMap(
      ([, level = '', names = '']) =>
        names
          .split(', ')
          .map((name) => ({ name, vendor: 'Selva Nove', volatility: levels[level] ?? '', isNew: false })),
    )
    expect(inList.length).toBeGreaterThan(0)
    expect(inTable.length).toBeGreaterThan(0)
    for (const { name, vendor, volatility, isNew } of [...inList, ...inTable]) {
      const game = named(name)
      expect([name, vendors.find(({ code }) => code === game?.vendor)?.name]).toEqual([name, vendor])
      expect([name, game?.slot?.volatility]).toEqual([name, volatility])
      if (isNew) expect([name, game?.isNew]).toEqual([name, true])
    }
  })

  it.each([
    ['Bet record', 'TRANSBETREPMEM3'],
    ['Account record', 'TRANSREC3'],
    ['Deposit record', 'DEPRECM3'],
    ['My limits', 'RGTOOLS3'],
    ['Google', 'GOOGLELOGIN3'],
    ['Facebook', 'FACEBOOKLOGIN3'],
    ['[Ii]nbox', 'MAILCEN'],
    ['[Ll]ive chat', 'CBS3'],
    ['[Cc]ashback', 'MANPLAYREB3'],
    ['[Rr]eward cent', 'REWCEN3'],
    ['[Tt]rial', 'FREEPLAY3'],
  ])('"%s" is named only to merchants with %s', (words, flag) => {
    const wrong = shown
      .filter(({ texts: { en } }) => new RegExp(words).test(en.title + en.content))
      .flatMap(({ id, merchants }) => lacking(flag, merchants).map((code) => `${id} at ${code}`))
    expect(wrong).toEqual([])
  })

  it('every link leads to a screen that its merchants have, to a promotion and a vendor that exist', () => {
    const root = join(__dirname, '../../..')
    const routes = readdirSync(root)
      .filter((name) => name.startsWith('mfe-'))
      .flatMap((name) => [
        ...readFileSync(join(root, name, 'remote.config.ts'), 'utf8').matchAll(
          /path: '([^']+)'([^]*?)(?=path: '|extensions:)/g,
        ),
      ])
      .map(([, path = '', rest = '']) => ({ path, flag: /flag: '(\w+)'/.exec(rest)?.[1] }))
    const links = entries.filter(({ link }) => link !== undefined)
    expect(links.length).toBeGreaterThan(0)
    for (const { id, link = '', merchants } of links) {
      const { pathname, searchParams } = new URL(link, 'https://site.test')
      const route = routes.find(({ path }) => path === pathname)
      expect([id, route?.path]).toEqual([id, pathname])
      expect([id, route?.flag ? lacking(route.flag, merchants) : []]).toEqual([id, []])
      const [promotion, vendor] = [searchParams.get('id'), searchParams.get('vassalage')]
      if (promotion) expect(seeded.promotions.map((each) => each.id)).toContain(promotion)
      if (vendor) expect(vendors.map(({ code }) => code)).toContain(vendor)
    }
  })

  it('a contact by chat needs a merchant with chat', () => {
    const chats = demoMerchants.filter(({ profile }) => profile.customerService.some(({ csType }) => csType === 'CS'))
    expect(
      lacking(
        'CBS3',
        chats.map(({ code }) => code),
      ),
    ).toEqual([])
  })
})
