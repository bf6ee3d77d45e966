import { codeUsedUp } from './code-used-up'

test.each([
  ['verification.code.error', true],
  ['register.mobile.exists', true],
  ['unknown.error', true],
  ['system.busy', false],
  ['register.rule.violated', false],
  ['offline', false],
])('after %s the code is used up: %s', (failure, used) => expect(codeUsedUp(failure)).toBe(used))
