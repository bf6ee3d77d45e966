import { typedTiers } from './house-tiers'

const none = { minTurnover: '0', minActive: 0, minLoss: '0', cap: null }

test.each([
  ['0.3', [{ ...none, rate: 30 }]],
  [
    '0.1; 1000\n\n0.25; 50000; 5; ; 900',
    [
      { ...none, rate: 10, minTurnover: '1000.00' },
      { ...none, rate: 25, minTurnover: '50000.00', minActive: 5, cap: '900.00' },
    ],
  ],
  ['10; ; ; 2500.50', [{ ...none, rate: 1000, minLoss: '2500.50' }]],
])('%j: the tiers of the lines', (text, expected) => {
  expect(typedTiers(text, 'BRL', 'en')).toEqual(expected)
})

test.each(['', '0', '100.01', 'x', '1; y', '1; 2; 3.5', '1; 2; 3; 4; 5; 6', '1\n'.repeat(11)])(
  '%j: not readable',
  (text) => {
    expect(typedTiers(text, 'BRL', 'en')).toBeNull()
  },
)
