import fc from 'fast-check'
import { countdownEnd, storedCountdowns, secondsLeft, type SentCode } from './countdown'

const now = 1_700_000_000_000

test.each<[string, SentCode, number]>([
  ['three minutes are 180 seconds', { expiredMinutes: 3 }, 180],
  ['half a minute is 30 seconds', { expiredMinutes: 0.5 }, 30],
  ['nothing said is 60 seconds', {}, 60],
  ['no minutes at all are 60 seconds', { expiredMinutes: 0 }, 60],
  ['the named moment wins over the minutes', { expiredMinutes: 10, expirationTime: now + 90_000 }, 90],
  [
    'a phone whose clock is a day late counts the same',
    { expirationTime: now + 86_400_000 + 90_000, now: now + 86_400_000 },
    90,
  ],
  ['a moment that has passed is idle at once', { expirationTime: now - 1 }, 0],
])('%s', (_title, sent, seconds) => {
  expect(secondsLeft(countdownEnd(sent, now), now)).toBe(seconds)
})

test('counts down to zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.integer({ min: 0, max: 5000 })),
      (expiredMinutes, steps) => {
        const end = countdownEnd({ expiredMinutes }, now)
        let at = now
        let before = secondsLeft(end, at)
        for (const step of steps) {
          at += step
          const left = secondsLeft(end, at)
          if (left > before || left < 0) return false
          before = left
        }
        return secondsLeft(end, end) === 0 && secondsLeft(end, end - 1) === 1
      },
    ),
  )
})

test.each<[string, unknown, Record<string, number>]>([
  ['nothing', null, {}],
  ['text', 'soon', {}],
  ['a list', [now + 60_000], {}],
  ['a moment that has passed', { '55 119': now - 1 }, {}],
  ['a moment far ahead', { '55 119': now + 61 * 60_000 }, {}],
  ['no moment', { '55 119': 'soon' }, {}],
  [
    'moments within the hour, each of its number',
    { '55 119': now + 60_000, '66 81': now + 1, '1 2': now },
    { '55 119': now + 60_000, '66 81': now + 1 },
  ],
])('%s, stored over a reload', (_what, stored, running) => {
  expect(storedCountdowns(stored, now)).toEqual(running)
})
