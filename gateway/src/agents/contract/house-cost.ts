import type { ContractCost } from '../../play'
import type { Terms } from './terms'

const highestRate = ({ tiers }: Terms): number => Math.max(0, ...tiers.map(({ rate }) => rate))

/** What the house pays at most for contracts of one tree: what is paid below is deducted from what its top gets. */
export const houseCost = (contracts: readonly Terms[]): ContractCost => {
  const rateOf = (isCounted: (terms: Terms) => boolean) =>
    contracts.filter(isCounted).reduce((sum, terms) => sum + highestRate(terms), 0)
  return { salary: rateOf(({ kind }) => kind !== 'dividend'), dividend: rateOf(({ kind }) => kind === 'dividend') }
}

/** The highest cost among the trees of a merchant. */
export const highestCost = (costs: readonly ContractCost[]): ContractCost => ({
  salary: Math.max(0, ...costs.map(({ salary }) => salary)),
  dividend: Math.max(0, ...costs.map(({ dividend }) => dividend)),
})
