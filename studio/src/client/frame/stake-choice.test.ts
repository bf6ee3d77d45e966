import { doubleStake, halfStake, mostStake, typedAmount } from './stake-choice'

const ladder = ['100', '200', '500', '1000', '2000']

test('half, double and most stay on the ladder and within the balance', () => {
  expect(halfStake(ladder, '1000')).toBe('500')
  expect(halfStake(ladder, '500')).toBe('200')
  expect(halfStake(ladder, '100')).toBe('100')
  expect(doubleStake(ladder, '500')).toBe('1000')
  expect(doubleStake(ladder, '2000')).toBe('2000')
  expect(mostStake(ladder, '1500')).toBe('1000')
  expect(mostStake(ladder, '10')).toBe('100')
})

test.each([
  ['5', 2, '500'],
  ['5,5', 2, '550'],
  ['0.05', 2, '5'],
  ['5', 0, '5'],
  ['5.001', 2, null],
  ['five', 2, null],
  ['', 2, null],
])('%j at scale %i: %s', (text, scale, amount) => expect(typedAmount(text, scale)).toBe(amount))
