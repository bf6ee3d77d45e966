import fc from 'fast-check'
import { arrivalOf, searchOf } from './arrival'

test.each([
  ['?code=abc&state=xyz', { kind: 'code', code: 'abc', state: 'xyz' }],
  ['?error=access_denied&state=xyz', { kind: 'cancelled' }],
  ['?error=server_error&state=xyz', { kind: 'refused' }],
  ['?error=access_denied&code=abc&state=xyz', { kind: 'cancelled' }],
  ['?code=abc', { kind: 'nothing' }],
  [`?code=${'c'.repeat(513)}&state=xyz`, { kind: 'nothing' }],
  ['?provider=google', { kind: 'begin', provider: 'google' }],
  ['?provider=somebody', { kind: 'nothing' }],
  ['?provider=sms', { kind: 'sms' }],
  ['?provider=sms&step=register&code=ANA2026', { kind: 'smsRegister' }],
  ['?step=ticket&next=%2Fm%2Fset', { kind: 'ticket' }],
  ['', { kind: 'nothing' }],
])('%s is read as what it is', (search, arrival) => {
  expect(arrivalOf(search)).toEqual(arrival)
})

test('reading any address never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => arrivalOf(`?${text}`).kind !== undefined))
})

test('a step keeps what was brought along, and nothing is no query at all', () => {
  expect(searchOf({ step: 'ticket' }, '?next=%2Fm%2Fset&code=ABC1')).toBe('?next=%2Fm%2Fset&code=ABC1&step=ticket')
  expect(searchOf({}, '')).toBe('')
})
