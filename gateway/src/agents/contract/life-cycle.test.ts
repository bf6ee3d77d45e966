import { type ContractState, contractStates } from '@mosaic/contracts'
import { type ContractAction, contractActions, offerEndsAt, stateAfter } from './life-cycle'

const possible: readonly (readonly [ContractState, ContractAction, ContractState])[] = [
  ['OFFERED', 'accept', 'ACTIVE'],
  ['OFFERED', 'decline', 'DECLINED'],
  ['OFFERED', 'expire', 'EXPIRED'],
  ['OFFERED', 'withdraw', 'WITHDRAWN'],
  ['ACTIVE', 'supersede', 'SUPERSEDED'],
  ['ACTIVE', 'terminate', 'TERMINATED'],
]

const every = contractStates.flatMap((state) => contractActions.map((action) => [state, action] as const))

test.each(every)('%s, %s: the state of domain §4.4, or refused', (state, action) => {
  const next = possible.find(([from, what]) => from === state && what === action)?.[2] ?? null
  expect(stateAfter(state, action)).toBe(next)
})

test('an offer: ends 72 hours after it was made', () => {
  expect(offerEndsAt(0)).toBe(259_200_000)
})
