import { demoMerchants } from '../../platform'

test.each([
  ['someone@example.com', true],
  ['first.last@mail.co.uk', true],
  ['someone@example', false],
  ['some one@example.com', false],
  ['@example.com', false],
  ['a@b.c', false],
])('the e-mail rule on %s: %s', (address, accepted) => {
  const rule = demoMerchants[0]?.registration.login.email.regExp ?? ''
  expect(new RegExp(rule, 'u').test(address)).toBe(accepted)
})
