import { addressKey } from '../../platform/guard/rate-limit'
import { accountKey } from '../members'

/** Login attempts are counted by account and address together, by account, and by address. */
export type AttemptKeys = { readonly pair: string; readonly account: string; readonly address: string }

export const attemptKeys = (merchantCode: string, account: string, ip: string): AttemptKeys => {
  const accountPart = `${merchantCode}:${accountKey(account)}`
  const address = addressKey(ip)
  return { pair: `pair:${accountPart}:${address}`, account: `account:${accountPart}`, address: `address:${address}` }
}
