import { pinProblems } from './pin-problem'

test.each([
  ['', '', 'required', 'required'],
  ['274951', '', null, 'required'],
  ['274951', '274951', null, null],
  ['274951', '274952', null, 'mismatch'],
  ['27495', '27495', 'form', null],
  ['2749510', '2749510', 'form', null],
  ['27495a', '27495a', 'form', null],
  ['２７４９５１', '２７４９５１', 'form', null],
])('%j typed twice as %j: %s and %s', (pin, confirmation, first, second) =>
  expect(pinProblems(pin, confirmation)).toEqual({ pin: first, confirmation: second }),
)
