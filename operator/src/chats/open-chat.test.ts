import type { ChatMessage } from '@mosaic/contracts'
import fc from 'fast-check'
import { withNews } from './open-chat'

const message = (seq: number): ChatMessage => ({
  id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  author: 'member',
  name: '',
  text: String(seq),
  picture: null,
  at: seq,
})

test('whatever pages come, and however often, each message stands there once and in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (pages) => {
      const shown = pages.map((page) => page.map(message)).reduce<readonly ChatMessage[]>(withNewsOf, [])
      const wanted = [...new Set(pages.flat())].sort((one, other) => one - other)
      expect(shown.map(({ seq }) => seq)).toEqual(wanted)
    }),
  )
})

const withNewsOf = (known: readonly ChatMessage[], page: readonly ChatMessage[]) =>
  withNews(
    known,
    page.filter(({ seq }, index) => page.findIndex((each) => each.seq === seq) === index),
  )

test('what brings nothing new changes nothing', () => {
  const known = [message(1), message(2)]
  expect(withNews(known, [message(2)])).toBe(known)
})
