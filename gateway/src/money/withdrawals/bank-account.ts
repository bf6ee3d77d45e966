import { visibleText } from '@mosaic/contracts'
import type { Bank, PayoutMethod } from './methods'

/** An account at a bank, with its branch where the currency's banks name it. */
export type BankPlace = { readonly account: string; readonly branch: string | null }
type Fault = { readonly fault: { readonly account: 'format' } | { readonly branch: 'format' | 'required' } }

export const withoutMarks = (text: string): string => text.replace(/[\s.\-/()]/g, '')

/** Digits, the last of which may be the bank's check letter. */
const numberOf = (typed: string, { checkLetter }: Bank, least: number, most: number): string | null => {
  const plain = withoutMarks(typed).toUpperCase()
  const form = new RegExp(`^\\d{${least - 1},${most - 1}}[\\d${checkLetter ?? ''}]$`)
  return form.test(plain) ? plain : null
}

/** Four digits, and a check digit at banks that have letters for it. Zeros in front are often left out. */
const branchOf = (typed: string, bank: Bank): string | null => {
  const plain = withoutMarks(typed).toUpperCase()
  if (/^\d{1,4}$/.test(plain)) return plain.padStart(4, '0')
  return bank.checkLetter && plain.length === 5 ? numberOf(plain, bank, 5, 5) : null
}

/** Reads what was typed for an account at a bank. */
export const bankPlaceOf = (
  { needsBranch }: Pick<PayoutMethod, 'needsBranch'>,
  bank: Bank,
  typed: { readonly account: string; readonly branch: string },
): BankPlace | Fault => {
  const account = numberOf(typed.account, bank, 4, 20)
  if (account === null) return { fault: { account: 'format' } }
  if (!needsBranch) return { account, branch: null }
  if (visibleText(typed.branch) === '') return { fault: { branch: 'required' } }
  const branch = branchOf(typed.branch, bank)
  return branch === null ? { fault: { branch: 'format' } } : { account, branch }
}
