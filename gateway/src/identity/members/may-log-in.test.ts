import { loginRefusal } from './may-log-in'

test.each([
  // type, disabled, refusal
  [0, false, null],
  [1, false, null],
  [2, false, null],
  [40, false, null],
  [41, false, null],
  [42, false, null],
  [4, false, 'login.non.member'],
  [7, false, 'login.non.member'],
  [0, true, 'login.user.disabled'],
  [4, true, 'login.user.disabled'],
])('type %i, disabled %s: refusal %s', (type, disabled, code) => {
  expect(loginRefusal({ type, disabled })?.code ?? null).toBe(code)
})
