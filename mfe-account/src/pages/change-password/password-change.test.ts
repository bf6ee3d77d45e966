import fc from 'fast-check'
import { reusesOldPassword, passwordProblems, type PasswordChange } from './password-change'

const good: PasswordChange = { oldPassword: 'Old#2025', newPassword: 'New#2026', confirmNewPassword: 'New#2026' }
const rule = { enabled: true, required: true, regExp: '^.{8,20}$', maxLength: 20 }

describe('passwordProblems', () => {
  test.each<[string, Partial<PasswordChange>, object]>([
    ['a good change has none', {}, {}],
    [
      'every field is required',
      { oldPassword: '', newPassword: '', confirmNewPassword: '' },
      { oldPassword: ['required'], newPassword: ['required'], confirmNewPassword: ['required'] },
    ],
    [
      'the new password keeps the merchant’s rule',
      { newPassword: 'short', confirmNewPassword: 'short' },
      { newPassword: ['format'] },
    ],
    [
      'a decomposed new password counts as its composed one',
      { newPassword: '비밀번호비밀번호'.normalize('NFD'), confirmNewPassword: '비밀번호비밀번호' },
      {},
    ],
    [
      'a new password that is long enough only decomposed is too short',
      { newPassword: '비밀번호'.normalize('NFD'), confirmNewPassword: '비밀번호' },
      { newPassword: ['format'] },
    ],
    ['the old password is not judged by today’s rule', { oldPassword: 'old' }, {}],
    [
      'the confirmation equals the new password',
      { confirmNewPassword: 'New#2027' },
      { confirmNewPassword: ['mismatch'] },
    ],
  ])('%s', (_title, parts, expected) => {
    expect(passwordProblems({ ...good, ...parts }, rule)).toEqual({
      oldPassword: [],
      newPassword: [],
      confirmNewPassword: [],
      ...expected,
    })
  })
})

describe('keepsOldPassword', () => {
  it('is true exactly when both are filled and equal', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (oldPassword, newPassword) => {
        const keeps = reusesOldPassword({ oldPassword, newPassword, confirmNewPassword: '' })
        return keeps === (newPassword.length > 0 && oldPassword === newPassword)
      }),
    )
    expect(reusesOldPassword({ ...good, newPassword: good.oldPassword })).toBe(true)
  })
})
