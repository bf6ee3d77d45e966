import type { ValueOf } from '@mosaic/contracts'
import { withDays } from '@mosaic/records'
import { contractPages } from '../../api/contracts'
import { paymentKey } from '../../contract/payment-key'

export type StatementLine = ValueOf<'agentStatement'>['list'][number]

/** The page that shows what a line was computed from. */
export const sourceOf = (line: StatementLine): string => {
  const day = { startDate: line.day, endDate: line.day }
  switch (line.kind) {
    case 'rebate':
      return withDays('/m/member/teamRebate', day)
    case 'adjustment':
      return withDays('/m/transaction/record', day, { types: 'A', kind: 'adjustment' })
    default:
      return `${contractPages[line.kind]}?${new URLSearchParams({ payment: paymentKey(line) }).toString()}`
  }
}
