import type { ChatMessage } from '@mosaic/contracts'
import fc from 'fast-check'
import { mergeMessages } from './merge-messages'

const message = (seq: number): ChatMessage => ({
  id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  author: 'member',
  name: '',
  text: String(seq),
  picture: null,
  at: seq,
})

test('repeated and overlapping pages: each message appears once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (pages) => {
      const shown = pages.map((page) => page.map(message)).reduce<readonly ChatMessage[]>(withNewsOf, [])
      const wanted = [...new Set(pages.flat())].sort((one, other) => one - other)
      expect(shown.map(({ seq }) => seq)).toEqual(wanted)
    }),
  )
})

const withNewsOf = (known: readonly ChatMessage[], page: readonly ChatMessage[]) =>
  mergeMessages(
    known,
    page.filter(({ seq }, index) => page.findIndex((each) => each.seq === seq) === index),
  )

test('no new message: the same list', () => {
  const known = [message(1), message(2)]
  expect(mergeMessages(known, [message(2)])).toBe(known)
})
