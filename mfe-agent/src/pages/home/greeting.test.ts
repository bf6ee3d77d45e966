import { greetingAt } from './greeting'

test.each([
  [0, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [14, 'noon'],
  [15, 'afternoon'],
  [18, 'afternoon'],
  [19, 'evening'],
  [23, 'evening'],
  [24, 'evening'],
])('%i h is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
