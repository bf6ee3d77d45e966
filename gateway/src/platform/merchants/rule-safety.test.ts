import { demoMerchants } from './demo-merchants'
import { ruleFault, unsafeRule } from './rule-safety'

/** Exponential and polynomial patterns from the literature and from real forms. */
const slow = [
  '^(a|aa)+$',
  '^(a+)+$',
  '^(a*)*$',
  '^([a-z]+)*$',
  '^(\\w+\\s?)*$',
  '^(a|a)*$',
  '^(.*a){12}$',
  '^\\w+([.-]?\\w+)*@\\w+([.-]?\\w+)*(\\.\\w{2,3})+$',
  '^(\\d+)*x$',
  '(x+x+)+y',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^(0|[1-9]\\d*)*$',
  '^(?:[^,]+,?)*;$',
  '^(\\S+\\S+)+$',
  '^([\\w-]+\\.?)+$',
  '^(ab|a|b)*c$',
  '^((a+)|b)+$',
  '^(\\w*)+$',
  '^(?:a?){30}a{30}$',
  '^((ab)*)+$',
]

test.each(slow)('%s is refused', async (regExp) => {
  expect(await ruleFault(regExp)).not.toBeNull()
})

test.each([
  ['(', 'invalid'],
  ['[b-a]', 'invalid'],
  [`^${'a'.repeat(200)}$`, 'too long'],
  ['(?<=a)b$', 'unsupported'],
  ['(?<!a)b$', 'unsupported'],
] as const)('%s is %s', async (regExp, fault) => {
  expect(await ruleFault(regExp)).toBe(fault)
})

test.each(['^\\d{6}$', '^[A-Za-z]\\w{3,15}$', '^(?=.*[a-z])(?=.*\\d).{8,64}$', ''])('%s is good', async (regExp) => {
  expect(await ruleFault(regExp)).toBeNull()
})

test.each(demoMerchants)('the rules of $code are good', async ({ registration }) => {
  expect(await unsafeRule(registration)).toBeNull()
})
