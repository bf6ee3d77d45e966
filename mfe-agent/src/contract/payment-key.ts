import type { ContractPayment } from '../api/contracts'

type Payment = Pick<ContractPayment, 'contractId' | 'periodKey'>

/** A payment in the address of a page. */
export const paymentKey = ({ contractId, periodKey }: Payment): string => `${contractId}:${periodKey}`

export const readPaymentKey = (text: string): Payment => {
  const [contractId = '', ...rest] = text.split(':')
  return { contractId, periodKey: rest.join(':') }
}
