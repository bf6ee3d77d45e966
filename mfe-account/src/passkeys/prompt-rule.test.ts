import fc from 'fast-check'
import { mayPrompt } from './prompt-rule'

const day = 24 * 60 * 60_000

test.each([
  [{ times: 0, at: 0 }, 0, true],
  [{ times: 1, at: 0 }, 29 * day, false],
  [{ times: 1, at: 0 }, 30 * day, true],
  [{ times: 2, at: 0 }, 400 * day, false],
])('put off %j, at %i: offered %s', (dismissals, now, offered) => expect(mayPrompt(dismissals, now)).toBe(offered))

test('with any clock, an offer is shown at most twice', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 400 * day }), { maxLength: 50 }), (steps) => {
      let [now, shown, dismissals] = [0, 0, { times: 0, at: 0 }]
      for (const step of steps) {
        now += step
        if (!mayPrompt(dismissals, now)) continue
        shown += 1
        dismissals = { times: dismissals.times + 1, at: now }
      }
      expect(shown).toBeLessThanOrEqual(2)
    }),
  )
})
