import { registerSettings } from '../../testing/answers'
import { emailProblems, fewestDigits, phoneProblems } from './forget-rules'

const rule = (regExp: string, maxLength = 128) => ({ enabled: true, required: true, regExp, maxLength })
const rules = {
  ...registerSettings,
  login: {
    ...registerSettings.login,
    email: rule('^[\\w.+-]{1,64}@[\\w-]{1,63}(\\.\\w{2,3}){1,3}$'),
    loginMobileNum: rule('^\\d{6,15}$'),
    verificationCode: rule('^\\d{6}$'),
  },
}

test.each([
  ['marina', 'marina@mail.com', [], []],
  [' marina ', ' marina@mail.com.br ', [], []],
  ['', 'marina@mail.com', ['required'], []],
  ['marina', '', [], ['required']],
  ['marina', 'marina@mail', [], ['email']],
  ['marina', 'marina mail.com', [], ['email']],
  ['marina', `${'a'.repeat(200)}@mail.com`, [], ['email']],
])('e-mail "%s" and "%s": %j %j', (username, email, ofName, ofAddress) => {
  expect(emailProblems({ username, email }, rules)).toEqual({ username: ofName, email: ofAddress })
})

test.each([
  [{ mobileNum: '011987654321', verificationCode: '123456', newPassword: 'Longenough1' }, [], [], []],
  [{ mobileNum: '', verificationCode: '', newPassword: '' }, ['required'], ['codeMissing'], ['required']],
  [{ mobileNum: '123', verificationCode: '12a', newPassword: 'short' }, ['phone'], ['digitsOnly'], ['format']],
])('phone %j', (form, ofNumber, ofCode, ofPassword) => {
  expect(phoneProblems(form, rules, { dialingCode: '55', unfit: false })).toEqual({
    mobileNum: ofNumber,
    verificationCode: ofCode,
    newPassword: ofPassword,
  })
})

test.each([
  ['^\\d{8,15}$', 8],
  ['^[0-9]{9,11}$', 9],
  // Ten, but the rule does not say so; too much must never be asked for.
  ['^1\\d{9,10}$', 6],
])('the message about a number names the fewest digits of %s: %d', (regExp, digits) =>
  expect(fewestDigits(rule(regExp))).toBe(digits),
)

test('no rule: the usual requirement is named', () => expect(fewestDigits(undefined)).toBe(6))
