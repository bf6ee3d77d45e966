import type { Currency, Minor } from '@mosaic/contracts'
import { reachesLimit } from '../../platform'
import { type Decision, decisionPolicy, type DecisionPolicy } from './decision-policy'

type Value = {
  readonly amount: Minor
  readonly currency: Currency
  /** The merchant's own amount from which two people decide. */
  readonly ownLimit?: Minor | undefined
}

/** How many people decide. An amount without a limit in its currency needs two. */
export const peopleNeeded = (decision: Decision, value?: Value): 1 | 2 => {
  const { people }: DecisionPolicy = decisionPolicy[decision]
  if (typeof people === 'number') return people
  if (value === undefined) return 2
  const { amount, ownLimit } = value
  const isHigh = ownLimit === undefined ? reachesLimit(people.twoFrom, value) : amount >= ownLimit
  return isHigh ? 2 : 1
}
