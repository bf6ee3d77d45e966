import { demoMerchants } from '../merchants'

test.each(demoMerchants.flatMap(({ code, registration }) => Object.entries({ ...registration.fields, ...registration.login }).map(([field, rule]) => ({ code, field, rule }))))(
  'the rule of $code for $field compiles and stays quick on hostile input',
  ({ rule }) => {
    const pattern = new RegExp(rule.regExp, 'u')
    const started = performance.now()
    for (const hostile of ['a'.repeat(4000), `${'a.'.repeat(2000)}@`, `${'a'.repeat(64)}@${'a.'.repeat(2000)}`, '!'.repeat(4000)]) pattern.test(hostile)
    expect(performance.now() - started).toBeLessThan(50)
  },
)

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
