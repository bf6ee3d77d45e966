import type { Deposit } from '@mosaic/contracts'

const path = '/m/voucherCenter'

/** The form with the same method and amount. */
export const retryPath = ({ method, amount }: Pick<Deposit, 'method' | 'amount'>): string =>
  `${path}?method=${encodeURIComponent(method)}&amount=${encodeURIComponent(amount)}`

/** Method and amount of the address for the form; an invalid amount is left out. */
export const requestedDeposit = (
  query: URLSearchParams,
): { readonly method: string | null; readonly amount: string | null } => {
  const amount = query.get('amount')
  return {
    method: query.get('method'),
    amount: amount !== null && /^\d{1,12}(\.\d{1,4})?$/.test(amount) ? amount : null,
  }
}
