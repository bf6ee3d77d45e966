import fc from 'fast-check'
import { hostOriginOf } from './host-messages'
import { countUpFrame, moneyTextFor, multiplied } from './money-text'
import {
  brakeTimes,
  cruiseSpeed,
  landingPosition,
  launchPosition,
  planLanding,
  teasedReels,
} from './stages/reels/reel-motion'
import { timeZoneOf } from '../server/time-zone'
import { roundTime } from './round-time'
import { languageOf, languages } from './texts/languages'
import { textsOf } from './texts/texts'
import { translator } from './texts/translator'

describe('the time of a round', () => {
  const at = Date.UTC(2026, 5, 15, 1, 2, 3)
  test.each([
    ['America/Sao_Paulo', '22:02:03 GMT-3'],
    ['Asia/Bangkok', '08:02:03 GMT+7'],
  ])('is that of %s whatever zone the device is in, and says so', (timeZone, shown) => {
    expect(roundTime(at, { lang: 'en', timeZone })).toBe(shown)
  })
  test.each([
    ['Asia/Bangkok', 'Asia/Bangkok'],
    ['Nowhere/Town', 'UTC'],
    [undefined, 'UTC'],
    [['a'], 'UTC'],
  ])('the zone %j of an address is %s', (asked, zone) => expect(timeZoneOf(asked)).toBe(zone))
})

describe('money on the screen', () => {
  test.each([
    ['BRL', 2, 'pt', '128450', 'R$ 1.284,50'],
    ['BRL', 2, 'en', '5', 'R$ 0.05'],
    ['THB', 2, 'th', '100000000', '฿ 1,000,000.00'],
    ['JPY', 0, 'ja', '1200', '¥ 1,200'],
    ['BRL', 2, 'es', '-50', '−R$ 0,50'],
    ['XXX', 2, 'ko', '500000', '5,000.00'],
  ] as const)('%s at scale %i in %s writes %s as %s', (currency, scale, language, amount, shown) => {
    expect(moneyTextFor(currency, scale, language)(amount).replace(/\u00a0/g, ' ')).toBe(shown)
  })

  test('is multiplied exactly at any size', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 17n }),
        fc.nat(50_000),
        (amount, times) => multiplied(String(amount), times) === String(amount * BigInt(times)),
      ),
    )
  })

  test('counts up from zero to the exact amount', () => {
    expect([0, 0.5, 1].map((part) => countUpFrame('1001', part))).toEqual(['0', '500', '1001'])
    expect(countUpFrame('90071992547409931', 0.5)).toBe('90071992547409931')
  })
})

describe('the movement of a reel', () => {
  test('brakes from the cruising speed without a jump and ends exactly on its stop', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(40), (fraction, stop) => {
        const landing = planLanding(fraction, stop, 4)
        expect(landingPosition(landing, 0)).toBeCloseTo(stop + 4 + fraction, 9)
        expect((landingPosition(landing, 0) - landingPosition(landing, 1)) * 1000).toBeCloseTo(cruiseSpeed, 0)
        expect(landingPosition(landing, landing.totalMs)).toBe(stop)
        expect(
          Math.abs(landingPosition(landing, landing.brakeMs) - landingPosition(landing, landing.brakeMs + 0.001)),
        ).toBeLessThan(0.001)
      }),
    )
  })

  test('pulls back a little before it falls', () => {
    expect(launchPosition(10, 100)).toBeGreaterThan(10)
    expect(launchPosition(10, 600)).toBeLessThan(5)
  })

  test('waits on a reel only when one more scatter would win the free spins', () => {
    expect(teasedReels([1, 0, 1, 0, 1], true)).toEqual([false, false, false, true, true])
    expect(teasedReels([1, 1, 1, 0, 0], true)).toEqual([false, false, true, false, false])
    expect(teasedReels([1, 0, 1, 0, 1], false)).toEqual([false, false, false, false, false])
    const [plain = [], teased = []] = [
      brakeTimes([false, false, false, false, false]),
      brakeTimes([false, false, false, true, true]),
    ]
    expect((teased[4] ?? 0) - (plain[4] ?? 0)).toBeGreaterThan(1000)
  })
})

describe('messages to the site', () => {
  const sites = ['http://localhost:4000', 'http://lotus.localhost:4000']
  test('known framing site: messages go to it alone', () => {
    expect(hostOriginOf(sites, ['http://lotus.localhost:4000'], '')).toEqual(['http://lotus.localhost:4000'])
    expect(hostOriginOf(sites, undefined, 'http://localhost:4000/m/game')).toEqual(['http://localhost:4000'])
  })
  test('foreign framing site: no messages', () => expect(hostOriginOf(sites, ['http://evil.test'], '')).toEqual([]))
  test('unknown framing site: messages go to each configured site, never to "*"', () =>
    expect(hostOriginOf(sites, undefined, '')).toEqual(sites))
})

describe('languages', () => {
  test.each([
    ['PT', 'pt'],
    ['pt-BR', 'pt'],
    ['TY', 'th'],
    ['th', 'th'],
    ['', 'en'],
    ['xx', 'en'],
  ])('%s is read as %s', (tag, language) => expect(languageOf(tag)).toBe(language))

  test('texts in all six languages have the placeholders of the English ones', () => {
    const marks = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
    const english = textsOf('en')
    languages.forEach((language) =>
      Object.entries(textsOf(language)).forEach(([key, text]) => {
        expect(text.trim()).not.toBe('')
        expect([key, marks(text)]).toEqual([
          key,
          marks(Object.entries(english).find(([name]) => name === key)?.[1] ?? ''),
        ])
      }),
    )
  })

  test('values replace their placeholders unescaped', () =>
    expect(translator('en', { part: '{{a}} of {{b}}' })('part', { a: 1, b: '<x>' })).toBe('1 of <x>'))

  test('a key with a dot: one key, not a path', () =>
    expect(translator('en', { 'result.win': 'Won' })('result.win')).toBe('Won'))
})
