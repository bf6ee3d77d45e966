import { bookSubject } from './book-subject'

test.each([
  ['deposit', 'deposit'],
  ['deposit-bonus', 'bonus'],
  ['withdraw.paid', 'withdrawal'],
  ['transfer.arrive', 'transfer'],
  ['vendor.play', 'vendorPlay'],
  ['seamless:studio', 'bet'],
  ['round:studio', 'round'],
  ['commission-paid', 'commission'],
  ['of nobody', 'other'],
])('%s: %s', (scope, subject) => {
  expect(bookSubject(scope)).toBe(subject)
})
