import { newPasswordProblem, passwordProblem } from './new-password'
import { isCommonPassword } from './common-passwords'

test.each(['123456', 'password', 'Password1', 'QWERTYUIOP', 'iloveyou1'])('%s is one of the commonest', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Demo#2026', 'correct horse battery', 'Better#2026'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test('a common new password: refused with the reason, after the merchant’s rule', () => {
  const refused = (why: string) => ({ code: 'register.rule.violated', fields: { newPassword: why } })
  const rule = { enabled: true, required: true, regExp: '^[a-z0-9]{6,16}$', maxLength: 16 }
  expect(passwordProblem(rule, 'password1')).toMatchObject(refused('common'))
  expect(passwordProblem(rule, '12345')).toMatchObject(refused('format'))
  expect(passwordProblem(undefined, 'iloveyou')).toMatchObject(refused('common'))
  const eight = { ...rule, regExp: '^.{8,20}$', maxLength: 20 }
  const korean = '비밀번호비밀번호'
  expect(newPasswordProblem(eight, { newPassword: korean.normalize('NFD'), confirmNewPassword: korean })).toBeNull()
  expect(passwordProblem(eight, '비밀번호'.normalize('NFD'))).toMatchObject(refused('format'))
  expect(newPasswordProblem(rule, { newPassword: 'fk3lw9s', confirmNewPassword: 'fk3lw9s' })).toBeNull()
})
