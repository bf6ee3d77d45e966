import type { ChannelDocument } from '../store/channel-document'
import { bucketOf, isVisitor, pointersFor, reachableReleases } from './pointers'

const document = (change: Partial<ChannelDocument> = {}): ChannelDocument => ({
  schema: 1,
  channel: 'stable',
  seq: 1,
  default: { wallet: '1', games: '1' },
  ...change,
})
const canary = (percent: number, change = {}) =>
  document({ rollouts: [{ owner: 'wallet', release: '2', percent, since: 'now', ...change }] })
const visitors = Array.from({ length: 4000 }, (_, index) =>
  (index * 1_073_741 + 7).toString(16).padStart(8, '0').slice(-8),
)

test('precedence: merchant, rollout, default', () => {
  const full = { ...canary(100), merchants: { aurora: { wallet: '3' } } }
  expect(pointersFor(document(), 'aurora', 'aaaaaaaa').wallet).toEqual({ release: '1', via: 'default' })
  expect(pointersFor(canary(100), 'aurora', 'aaaaaaaa').wallet).toEqual({ release: '2', via: 'canary' })
  expect(pointersFor(full, 'aurora', 'aaaaaaaa').wallet).toEqual({ release: '3', via: 'merchant' })
  expect(pointersFor(full, 'lotus', 'aaaaaaaa').wallet).toEqual({ release: '2', via: 'canary' })
  expect(pointersFor(full, 'aurora', 'aaaaaaaa').games).toEqual({ release: '1', via: 'default' })
})

test.each([1, 10, 50])(
  'canary of %s %%: reaches that share of the visitors, within four standard deviations',
  (percent) => {
    const reached = visitors.filter(
      (visitor) => pointersFor(canary(percent), 'aurora', visitor).wallet?.via === 'canary',
    ).length
    const expected = (visitors.length * percent) / 100
    expect(Math.abs(reached - expected)).toBeLessThan(4 * Math.sqrt((expected * (100 - percent)) / 100))
  },
)

test('a visitor always gets the same release, and a growing canary keeps its visitors', () => {
  const inside = (percent: number) =>
    new Set(visitors.filter((visitor) => pointersFor(canary(percent), 'aurora', visitor).wallet?.via === 'canary'))
  const ten = inside(10)
  expect(inside(10)).toEqual(ten)
  const thirty = inside(30)
  for (const visitor of ten) expect(thirty.has(visitor)).toBe(true)
})

test('canaries of two squads reach different visitors', () => {
  const both = visitors.filter((visitor) => bucketOf(visitor, 'wallet') < 10 && bucketOf(visitor, 'games') < 10).length
  expect(both).toBeLessThan(visitors.length * 0.025)
})

test('canary of one merchant: other merchants do not get it', () => {
  const some = canary(100, { merchants: ['aurora'] })
  expect(pointersFor(some, 'aurora', 'aaaaaaaa').wallet?.release).toBe('2')
  expect(pointersFor(some, 'lotus', 'aaaaaaaa').wallet?.release).toBe('1')
})

test('visitor without a number: gets canaries of 100 % only', () => {
  expect(pointersFor(canary(99.9), 'aurora', undefined).wallet?.release).toBe('1')
  expect(pointersFor(canary(100), 'aurora', undefined).wallet?.release).toBe('2')
})

test('reachable: lists every release that a visitor can get', () => {
  expect(reachableReleases({ ...canary(10), merchants: { lotus: { games: '7' } } })).toEqual(
    new Map([
      ['wallet', new Set(['1', '2'])],
      ['games', new Set(['1', '7'])],
    ]),
  )
})

test.each([
  ['0a1b2c3d', true],
  ['0A1B2C3D', false],
  ['', false],
  [undefined, false],
  ['0a1b2c3d; x', false],
])('a visitor number is eight hexadecimal digits: %s', (value, expected) => expect(isVisitor(value)).toBe(expected))
