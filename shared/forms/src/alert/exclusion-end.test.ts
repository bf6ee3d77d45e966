import { exclusionEnd } from './exclusion-end'

test.each([
  ['play.self.excluded', { until: '2027-05-22T18:33:00.000Z' }, Date.UTC(2027, 4, 22, 18, 33)],
  ['play.cool.off', { until: '2026-11-23T18:29:00.000Z' }, Date.UTC(2026, 10, 23, 18, 29)],
  ['play.self.excluded', { until: '' }, 'never'],
  ['play.self.excluded', {}, null],
  ['play.self.excluded', { until: 'some day' }, null],
  ['login.locked', { until: '2027-05-22T18:33:00.000Z' }, null],
])('a refusal by %s with %o ends at %s', (code, fields, end) => {
  expect(exclusionEnd({ code, fields })).toBe(end)
})

test('no refusal: no end', () => {
  expect(exclusionEnd(null)).toBeNull()
})
