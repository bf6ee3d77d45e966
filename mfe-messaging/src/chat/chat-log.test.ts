import type { ChatMessage } from '@mosaic/contracts'
import fc from 'fast-check'
import { emptyLog, lastKnown, stateOf, withFailed, withMessages, withPending } from './chat-log'

const idOf = (seq: number) => `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`
const message = (seq: number): ChatMessage => ({
  id: idOf(seq),
  seq,
  author: 'member',
  name: '',
  text: `m${seq}`,
  picture: null,
  at: seq,
})

test('pages in any order and number: each message is there once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 20 }))), (pages) => {
      const log = pages.reduce((known, page) => withMessages(known, page.map(message)), emptyLog)
      const seqs = [...new Set(pages.flat())].sort((one, other) => one - other)
      expect(log.messages.map(({ seq }) => seq)).toEqual(seqs)
      expect(lastKnown(log)).toBe(seqs[seqs.length - 1] ?? 0)
    }),
  )
})

test('a sent message is pending until it is confirmed, and never shown twice', () => {
  const pending = { id: idOf(1), text: 'm1', picture: null, failed: false }
  const waiting = withPending(withPending(emptyLog, pending), pending)
  expect(waiting.pending).toHaveLength(1)
  expect(withFailed(waiting, idOf(1)).pending).toEqual([{ ...pending, failed: true }])
  expect(withMessages(waiting, [message(1)])).toMatchObject({ pending: [], messages: [{ seq: 1 }] })
})

test.each([
  [3, 'sent'],
  [2, 'delivered'],
  [1, 'read'],
] as const)('message %i is %s where the house got two and read one', (seq, state) => {
  expect(stateOf({ seq }, { memberRead: 0, houseGot: 2, houseRead: 1 })).toBe(state)
})
