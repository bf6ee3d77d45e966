import { useState } from 'react'
import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ContractKind, ValueOf } from '@mosaic/contracts'
import type { DayRange } from '@mosaic/i18n'

export type Contract = ValueOf<'agentContracts'>['own'][number]
export type Tier = Contract['tiers'][number]
/** The page of each kind (spec §2). */
export const contractPages = {
  dailySalary: '/m/member/agent/getSalaryContract',
  hourlySalary: '/m/member/agent/getHourContract',
  dividend: '/m/member/agent/getDevidendContract',
} as const satisfies Readonly<Record<ContractKind, string>>

export type ContractPayment = ValueOf<'contractPayments'>['list'][number]

/** Refetched with each visit: the other side may have answered. */
export const useContractsQuery = (kind?: ContractKind) =>
  useApiQuery('agent', 'agentContracts', { query: { kind } }, { staleTime: 0 })

export const useContractPaymentsQuery = (kind: ContractKind) =>
  useApiQuery('agent', 'contractPayments', { query: { kind } }, { staleTime: 0 })

/** One payment; null: there is none. */
export const useContractPaymentQuery = (contractId: string, periodKey: string) =>
  useApiQuery(
    'agent',
    'contractPayments',
    { query: { contractId, periodKey } },
    { select: ({ currency, list }) => ({ currency, payment: list[0] ?? null }) },
  )

const mostDownlines = 1000

/** The level below, to whom contracts are offered. */
export const useDirectDownlinesQuery = (range: DayRange) =>
  useApiQuery('agent', 'downlines', { query: { ...range, pageNo: 1, pageSize: mostDownlines } })

export type ContractPreview = ValueOf<'contractPreview'>
/** The last answer stays while the next one is computed. */
export const usePreviewMutation = () => {
  const [value, setValue] = useState<ContractPreview | null>(null)
  return { ...useApiMutation('contractPreview', { onDone: setValue }), value }
}

export const useOfferMutation = () => useApiMutation('offerContract')

/** After an offer or an answer. */
export const useRefreshContracts = () => {
  const client = useQueryClient()
  return (): void => {
    void client.invalidateQueries({ queryKey: ['agent', 'agentContracts'] })
    void client.invalidateQueries({ queryKey: ['agent', 'funds'] })
  }
}

/** A accepts, R declines, C withdraws an offer or ends a contract. */
export type AnswerStatus = 'A' | 'R' | 'C'

/** Each kind has its own call (wire contract, "contract answers"). */
export const useAnswerMutation = (kind: ContractKind) => {
  const daily = useApiMutation('answerDailySalary')
  const hourly = useApiMutation('answerHourlySalary')
  const dividend = useApiMutation('answerDividend')
  const { pending, failure, reset } = { dailySalary: daily, hourlySalary: hourly, dividend }[kind]
  const answer = (id: string, status: AnswerStatus) => {
    if (kind === 'dailySalary') return daily.run({ body: { id, status } })
    return (kind === 'hourlySalary' ? hourly : dividend).run({ body: { contractId: id, status } })
  }
  return { answer, pending, failure, reset }
}
