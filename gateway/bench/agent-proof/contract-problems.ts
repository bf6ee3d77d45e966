import { tiersAboveOwn } from '../../src/agents/contract/offer-limit'
import type { Fixture, FixtureContract } from './fixture'

const overlap = (one: FixtureContract, other: FixtureContract): boolean =>
  one.from < (other.to ?? Infinity) && other.from < (one.to ?? Infinity)

const isSalary = ({ kind }: FixtureContract): boolean => kind !== 'dividend'
const mayStack = (contract: FixtureContract): boolean => contract.kind !== 'dividend' && contract.stackable

/** Whether two contracts of one agent cannot be in force at the same time (domain §4.3, §4.4). */
const exclude = (one: FixtureContract, other: FixtureContract): boolean =>
  one.kind === other.kind || (isSalary(one) && isSalary(other) && !mayStack(one) && !mayStack(other))

/** The offeror's contract on which an offer rests. */
const basisOf = (contract: FixtureContract, all: readonly FixtureContract[]) =>
  all.find(
    ({ agentId, kind, from, to }) =>
      agentId === contract.offerorId &&
      kind === contract.kind &&
      from <= contract.from &&
      contract.from < (to ?? Infinity),
  )

const problemsOf = (contract: FixtureContract, all: readonly FixtureContract[]): readonly string[] => {
  const { agentId, offerorId, kind, tiers } = contract
  if (offerorId === null) return []
  const basis = basisOf(contract, all)
  if (!basis) return [`"${offerorId}" offers "${agentId}" a ${kind} without having one`]
  if (basis.kind === 'dividend' && contract.kind === 'dividend' && basis.period !== contract.period)
    return [`The dividend of "${agentId}" has another period than that of "${offerorId}"`]
  return tiersAboveOwn(tiers, basis.tiers).map(
    (position) =>
      `Tier ${position + 1} of the ${kind} of "${agentId}" gives more or asks for less than that of "${offerorId}"`,
  )
}

/** Contracts that the life cycle would not allow. */
export const contractProblems = ({ contracts }: Pick<Fixture, 'contracts'>): readonly string[] => [
  ...contracts.flatMap((contract) => problemsOf(contract, contracts)),
  ...contracts.flatMap((one, index) =>
    contracts
      .slice(index + 1)
      .filter((other) => other.agentId === one.agentId && exclude(one, other) && overlap(one, other))
      .map((other) => `"${one.agentId}" has a ${one.kind} and a ${other.kind} at the same time`),
  ),
]
