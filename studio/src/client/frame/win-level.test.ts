import { winLevel } from './win-level'

test.each([
  ['0', '500', 'quiet'],
  ['500', '500', 'quiet'],
  ['501', '500', 'small'],
  ['4999', '500', 'small'],
  ['5000', '500', 'big'],
  ['25000', '500', 'big'],
  ['25001', '500', 'huge'],
  ['100', '0', 'quiet'],
] as const)('a win of %s at a stake of %s: %s', (win, stake, level) => expect(winLevel(win, stake)).toBe(level))
