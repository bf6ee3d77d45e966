import fc from 'fast-check'
import { mayOffer } from './offer-rule'

const day = 24 * 60 * 60_000

test.each([
  [{ times: 0, at: 0 }, 0, true],
  [{ times: 1, at: 0 }, 29 * day, false],
  [{ times: 1, at: 0 }, 30 * day, true],
  [{ times: 2, at: 0 }, 400 * day, false],
])('put off %j, at %i: offered %s', (putOff, now, offered) => expect(mayOffer(putOff, now)).toBe(offered))

test('whatever the clock does, an offer stands at most twice', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 400 * day }), { maxLength: 50 }), (steps) => {
      let [now, shown, putOff] = [0, 0, { times: 0, at: 0 }]
      for (const step of steps) {
        now += step
        if (!mayOffer(putOff, now)) continue
        shown += 1
        putOff = { times: putOff.times + 1, at: now }
      }
      expect(shown).toBeLessThanOrEqual(2)
    }),
  )
})
