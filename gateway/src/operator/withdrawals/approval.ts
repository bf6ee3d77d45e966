import type { Minor } from '@mosaic/contracts'
import { isSecondPerson } from '../second-person'

export type Approval = 'first' | 'final' | 'same-person'

/** From the merchant's limit on, two different people approve. */
export const approvalOf = (amount: Minor, limit: Minor | null, first: string | null, operator: string): Approval => {
  if (limit === null || amount < limit) return 'final'
  if (first === null) return 'first'
  return isSecondPerson(first, operator) ? 'final' : 'same-person'
}
