import { isSameName } from '@mosaic/contracts'
import type { VerifiedPerson } from '../../identity'
import { isUuid } from '../../platform/runtime/uuid'
import { type BankPlace, bankPlaceOf, withoutMarks } from './bank-account'
import type { PayoutMethod } from './methods'

export type Destination = BankPlace & { readonly holder: string; readonly bankCode: string | null }
type DestinationInput = {
  readonly holder: string
  readonly account: string
  readonly bankCode?: string | undefined
  readonly branch?: string | undefined
}
export type DestinationFault =
  | { readonly account: 'format' }
  | { readonly branch: 'format' | 'required' }
  | { readonly bankCode: 'unknown' }

/** Brazilian tax number: two check digits over the nine before them (domain §5). */
const isCpf = (text: string): boolean => {
  const numbers = [...text].map(Number)
  if (!/^\d{11}$/.test(text) || new Set(numbers).size === 1) return false
  const check = (count: number): number => {
    const rest = numbers.slice(0, count).reduce((sum, digit, at) => sum + digit * (count + 1 - at), 0) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  return check(9) === numbers[9] && check(10) === numbers[10]
}

/** Thai identity number: one check digit over the twelve before it. */
export const isThaiId = (text: string): boolean => {
  if (!/^\d{13}$/.test(text)) return false
  const sum = [...text].slice(0, 12).reduce((total, digit, at) => total + Number(digit) * (13 - at), 0)
  return (11 - (sum % 11)) % 10 === Number(text[12])
}

const email = /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/

/** A normalised PIX key: CPF, phone, e-mail address or random key. `null`: invalid. */
export const pixKeyOf = (typed: string): string | null => {
  const lower = typed.toLowerCase()
  if (email.test(typed) || isUuid(lower)) return lower
  const plain = withoutMarks(typed)
  if (/^\+55\d{10,11}$/.test(plain)) return plain
  return isCpf(plain) ? plain : null
}

const promptPayOf = (typed: string): string | null => {
  const plain = withoutMarks(typed)
  return /^0\d{9}$/.test(plain) || isThaiId(plain) ? plain : null
}

type OwnedAccount = { readonly kind: PayoutMethod['kind']; readonly account: string; readonly holder: string }

/**
 * Payouts go only to the member (domain §5): the PIX key is the verified tax number, the bank account is in the
 * verified name (accents ignored). PromptPay numbers and unverified members cannot be checked.
 */
export const isOwnAccount = ({ kind, account, holder }: OwnedAccount, verified: VerifiedPerson | null): boolean => {
  if (verified === null || kind === 'promptpay') return true
  return kind === 'pix' ? withoutMarks(verified.document) === account : isSameName(verified.name, holder)
}

/** Normalises the entered account for storage and comparison. */
export const destinationOf = (
  method: PayoutMethod,
  { holder, account, bankCode, branch = '' }: DestinationInput,
): Destination | DestinationFault => {
  if (method.kind === 'bank') {
    const bank = method.banks.find((each) => each.bankCode === bankCode)
    if (!bank) return { bankCode: 'unknown' }
    const place = bankPlaceOf(method, bank, { account, branch })
    return 'fault' in place ? place.fault : { holder, ...place, bankCode: bank.bankCode }
  }
  const read = { pix: pixKeyOf, promptpay: promptPayOf }[method.kind](account)
  return read === null ? { account: 'format' } : { holder, account: read, branch: null, bankCode: null }
}

/** The branch in full, and the account masked. */
export const maskPlace = ({ account, branch }: BankPlace): string =>
  branch === null ? maskAccount(account) : `${branch} / ${maskAccount(account)}`

/** Shows the last four characters, or the first letter and the domain of an address. */
export const maskAccount = (account: string): string => {
  const [name = '', domain] = account.split('@')
  return domain === undefined ? `•••• ${account.slice(-4)}` : `${name.slice(0, 1)}•••@${domain}`
}
