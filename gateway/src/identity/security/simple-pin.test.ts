import { isSimplePin } from './simple-pin'

test.each([
  ['111111', true],
  ['123456', true],
  ['987654', true],
  ['121212', true],
  ['123123', true],
  ['890123', false],
  ['4321', true],
  ['7272', true],
  ['12341234', true],
  ['tulip-1', false],
  ['112233', false],
  ['274951', false],
  ['000001', false],
])('%s is too simple: %s', (pin, expected) => expect(isSimplePin(pin)).toBe(expected))
