import type { OperatorCallName, Right } from '@mosaic/contracts/desk'
import { grantLimits } from '../../loyalty'
import type { AmountLimits } from '../../platform'

export type DecisionPolicy = {
  /** The call that decides. */
  readonly call: OperatorCallName
  /** Which roles decide (`rightHolders`). */
  readonly right: Right
  /** Which roles propose it, where the proposal counts as the first approval. */
  readonly proposes?: Right
  /** `twoFrom`: two people from this amount on; a currency that is not listed always needs two. */
  readonly people: 1 | 2 | { readonly twoFrom: AmountLimits }
}

/** Amounts of about the same worth. */
const thousandDollars: AmountLimits = {
  ...{ BRL: '5000.00', THB: '30000.00', CNY: '7000.00', USD: '1000.00', EUR: '1000.00' },
  ...{ MXN: '18000.00', JPY: '150000', KRW: '1300000', VND: '25000000' },
}
const twoHundredDollars: AmountLimits = {
  ...{ BRL: '1000.00', THB: '6000.00', CNY: '1400.00', USD: '200.00', EUR: '200.00' },
  ...{ MXN: '3600.00', JPY: '30000', KRW: '260000', VND: '5000000' },
}

/**
 * Every decision about the house's money and about who may decide. A new feature adds its row here; the test of the table
 * then asks for its scenario (`policy.test.ts`).
 */
export const decisionPolicy = {
  /** The merchant's `withdrawal.fourEyesFrom` replaces the amount of its currency. */
  'withdrawal.pay': { call: 'decideWithdrawal', right: 'withdrawals.decide', people: { twoFrom: thousandDollars } },
  'deposit.credit': { call: 'decideDeposit', right: 'deposits.decide', people: { twoFrom: twoHundredDollars } },
  'deposit.credit.above': { call: 'decideDeposit', right: 'deposits.decide', people: 2 },
  'adjustment.post': {
    call: 'decideAdjustment',
    right: 'adjustments.decide',
    proposes: 'adjustments.propose',
    people: 2,
  },
  'free-rounds.grant': {
    call: 'decideFreeRounds',
    right: 'free-rounds.decide',
    proposes: 'free-rounds.propose',
    people: 2,
  },
  /** Rewards that a campaign gives by itself wait for it from the same amounts on. */
  'bonus.grant': { call: 'decideApplication', right: 'applications.decide', people: { twoFrom: grantLimits } },
  'dividend.pay': { call: 'decideDividend', right: 'dividends.decide', people: { twoFrom: thousandDollars } },
  /** Nothing is paid. */
  'dividend.reject': { call: 'decideDividend', right: 'dividends.decide', people: 1 },
  'member.move': { call: 'decideAgentChange', right: 'agents.decide', proposes: 'agents.propose', people: 2 },
  'house-contract.offer': { call: 'decideAgentChange', right: 'agents.decide', proposes: 'agents.propose', people: 2 },
  'house-contract.end': { call: 'decideAgentChange', right: 'agents.decide', proposes: 'agents.propose', people: 2 },
  'campaign.launch': { call: 'launchCampaign', right: 'campaigns.launch', proposes: 'campaigns.write', people: 2 },
  'operator.create': { call: 'decideOperator', right: 'operators.manage', proposes: 'operators.manage', people: 2 },
  /** More rights, an account enabled again, or another address for the link to enrol. */
  'operator.change': { call: 'decideOperator', right: 'operators.manage', proposes: 'operators.manage', people: 2 },
  'operator.disable': { call: 'setOperator', right: 'operators.manage', people: 1 },
  /** The link goes to the address of the person, so nobody gains the account. */
  'operator.restart': { call: 'restartOperator', right: 'operators.manage', people: 1 },
} as const satisfies Readonly<Record<string, DecisionPolicy>>

export type Decision = keyof typeof decisionPolicy
