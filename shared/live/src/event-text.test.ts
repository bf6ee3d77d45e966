import fc from 'fast-check'
import { eventReader } from './event-text'

const event = (version: string) =>
  `id: wallet=${version}\nevent: wallet\ndata: {"topic":"wallet","version":"${version}"}\n\n`
const eventsOf = (chunks: readonly string[]) => {
  const read = eventReader()
  return chunks.flatMap((chunk) => read(chunk))
}

test('an event has its place and its news', () => {
  expect(eventsOf([event('12')])).toEqual([{ id: 'wallet=12', news: { topic: 'wallet', version: '12' } }])
})

const value = { sumBalance: '12.50', currency: 'BRL', balanceVersion: 12, wallets: [] }
test.each([
  ['whole', value, value],
  ['without a version', { ...value, balanceVersion: undefined }, undefined],
  ['of another kind', 'twelve', undefined],
])('funds %s: handed on only if they can be read', (_case, sent, funds) => {
  const text = `id: wallet=12\nevent: wallet\ndata: ${JSON.stringify({ topic: 'wallet', version: '12', funds: sent })}\n\n`
  expect(eventsOf([text])).toEqual([
    { id: 'wallet=12', news: { topic: 'wallet', version: '12', ...(funds && { funds }) } },
  ])
})

test.each([
  [': here\n\n'],
  ['event: end\ndata: {"reason":"session"}\n\n'],
  ['event: later\ndata: {"topic":"of a later gateway","version":"1"}\n\n'],
  ['data: {broken\n\n'],
  ['data: {"topic":"wallet","version":7}\n\n'],
])('%j is passed over', (text) => {
  expect(eventsOf([text, event('1')])).toHaveLength(1)
})

test('events are the same wherever the text is cut', () => {
  const text = ['1', '2', '3'].map(event).join(': here\n\n')
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
      const places = [0, ...[...cuts].sort((a, b) => a - b), text.length]
      const chunks = places.slice(1).map((end, index) => text.slice(places[index], end))
      expect(eventsOf(chunks).map(({ news }) => news.version)).toEqual(['1', '2', '3'])
    }),
  )
})
