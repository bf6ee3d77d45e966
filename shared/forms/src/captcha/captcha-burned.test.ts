import { captchaBurned } from './captcha-burned'

test.each([
  ['offline', false],
  ['insecure.context', false],
  ['timeout', true],
  ['answer.lost', true],
  ['malformed', true],
  ['captcha.wrong', true],
  ['system.busy', true],
])('after %s a new picture is needed: %s', (code, burned) => {
  expect(captchaBurned(code)).toBe(burned)
})
