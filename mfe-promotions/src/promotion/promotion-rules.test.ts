import fc from 'fast-check'
import { inCategory, shownCategories } from './categories'
import { firstImage } from './first-image'
import { periodOf } from './period'
import { siteLink } from './site-link'

const image = (sequence: number) => ({ url: `/art/${sequence}.webp`, sequence, width: 1, height: 1, colour: '#000' })
const of = (...promoAnnouncementCategoryIds: string[]) => ({ promoAnnouncementCategoryIds })

describe('promotion period', () => {
  const start = Date.UTC(2026, 0, 1, 2)
  const end = Date.UTC(2026, 1, 10, 12)

  test('a range is written YYYY/MM/DD in the merchant’s time zone', () => {
    expect(periodOf({ startDate: start, endDate: end, noExpiry: 0 }, 'America/Sao_Paulo')).toEqual({
      kind: 'range',
      from: '2025/12/31',
      to: '2026/02/10',
    })
  })

  test('noExpiry 1 is long term, whatever the end date says; so is a promotion without one', () => {
    expect(periodOf({ startDate: start, endDate: end, noExpiry: 1 }, 'UTC')).toEqual({ kind: 'long-term' })
    expect(periodOf({ startDate: start, endDate: null, noExpiry: 0 }, 'UTC')).toEqual({ kind: 'long-term' })
  })
})

describe('first image', () => {
  test('the image with sequence 1 is shown, wherever it stands', () => {
    expect(firstImage({ announcementImages: [image(3), image(1), image(2)] })?.sequence).toBe(1)
  })

  test('without a sequence 1 the lowest one is shown, without images none', () => {
    expect(firstImage({ announcementImages: [image(3), image(2)] })?.sequence).toBe(2)
    expect(firstImage({ announcementImages: [] })).toBeUndefined()
  })
})

describe('promotion categories', () => {
  test('only categories that hold something are offered, in the order of the site', () => {
    expect(shownCategories([of('events'), of('welcome', 'games')])).toEqual(['welcome', 'games', 'events'])
  })

  test('unknown and missing categories are gathered under "other"', () => {
    expect(shownCategories([of('42'), of()])).toEqual(['other'])
  })

  test('every promotion is found under each of the offered categories it belongs to, and no filter loses any', () => {
    const promotion = fc.record({
      promoAnnouncementCategoryIds: fc.array(fc.constantFrom('welcome', 'games', 'limits', '17')),
    })
    fc.assert(
      fc.property(fc.array(promotion), (promotions) => {
        const found = new Set(shownCategories(promotions).flatMap((category) => inCategory(promotions, category)))
        return found.size === new Set(promotions).size && inCategory(promotions, null) === promotions
      }),
    )
  })
})

describe('links of announcements', () => {
  test.each([
    ['/m/activity?id=7', '/m/activity?id=7'],
    ['', undefined],
    ['https://evil.example', undefined],
    ['//evil.example/m/', undefined],
    ['javascript:alert(1)', undefined],
    ['/m/\\evil.example', undefined],
    ['/admin', undefined],
  ])('%s leads to %s', (link, target) => {
    expect(siteLink(link)).toBe(target)
  })
})
