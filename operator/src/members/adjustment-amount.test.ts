import { adjustmentAmount } from './adjustment-amount'

test.each([
  ['12,50', '12.50'],
  ['-12,50', '-12.50'],
  ['−12,50', '-12.50'],
  ['+3', '3.00'],
  ['0', null],
  ['-0,00', null],
  ['--5', null],
  ['abc', null],
  ['', null],
] as const)('"%s": %s', (typed, wire) => {
  expect(adjustmentAmount(typed, 'BRL', 'pt')).toBe(wire)
})
