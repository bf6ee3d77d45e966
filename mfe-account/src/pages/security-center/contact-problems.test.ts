import { registerSettings } from '../../testing/answers'
import { contactProblems } from './contact-problems'

const rules = {
  ...registerSettings,
  login: {
    ...registerSettings.login,
    email: { enabled: true, required: true, regExp: '^[\\w.]+@\\w+(\\.\\w{2,3}){1,2}$', maxLength: 64 },
  },
}

test.each([
  ['email', '', ['required']],
  ['email', '  ', ['required']],
  ['email', ' ana@mail.com ', []],
  ['email', 'ana@mail', ['email']],
  ['email', `${'a'.repeat(60)}@mail.com`, ['email']],
  ['sms', '', ['required']],
  ['sms', '011 98765-4321', []],
  ['sms', '12', ['phone']],
  ['sms', 'none', ['phone']],
] as const)('as %s, %j has the problems %j', (channel, address, problems) =>
  expect(contactProblems(channel, address, rules, { dialingCode: '55', unfit: false })).toEqual(problems),
)

test('a number that its country does not have is wrong', () =>
  expect(contactProblems('sms', '11987654321', rules, { dialingCode: '55', unfit: true })).toEqual(['phone']))
