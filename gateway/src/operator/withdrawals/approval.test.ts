import { minor } from '@mosaic/contracts'
import { approvalOf } from './approval'

test.each([
  ['below the limit: one person is enough', 499n, 500n, null, 'ana', 'final'],
  ['at the limit: the first approval is not final', 500n, 500n, null, 'ana', 'first'],
  ['a second approval by the same person: refused', 500n, 500n, 'ana', 'ana', 'same-person'],
  ['a second approval by another person: final', 500n, 500n, 'ana', 'rui', 'final'],
  ['a second command with another name: refused', 500n, 500n, 'ana (command)', 'rui (command)', 'same-person'],
  ['without a limit: one person is enough', 1_000_000n, null, null, 'ana', 'final'],
] as const)('%s', (_rule, amount, limit, first, operator, approval) => {
  expect(approvalOf(minor(amount), limit === null ? null : minor(limit), first, operator)).toBe(approval)
})
