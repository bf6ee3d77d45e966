import { waveAt, waveChangesAt, waveOfPlace } from './wave'

const rain = { startsAt: 1000, endsAt: 1300, waveMs: 100, waves: 3, closedAt: null }

test.each([
  [999, null, 1000],
  [1000, 0, 1100],
  [1099, 0, 1100],
  [1100, 1, 1200],
  [1299, 2, 1300],
  [1300, null, 1000],
])('at %d: wave %s, which changes at %d', (now, wave, changes) => {
  expect([waveAt(rain, now), waveChangesAt(rain, now)]).toEqual([wave, changes])
})

test('closed early: no wave', () => expect(waveAt({ ...rain, closedAt: 1050 }, 1060)).toBeNull())

test.each([
  [6, 3, [0, 0, 1, 1, 2, 2]],
  [4, 3, [0, 0, 1, 2]],
  [2, 3, [0, 1]],
])('%d envelopes in %d waves', (envelopes, waves, first) => {
  expect(Array.from({ length: envelopes }, (_, place) => waveOfPlace(place, envelopes, waves))).toEqual(first)
})
