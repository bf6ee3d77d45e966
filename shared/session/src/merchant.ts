import { isCurrency, type Currency, type MerchantFlag, type Whitelabel } from '@mosaic/contracts'
import { create } from 'zustand'

type MerchantState = { readonly profile: Whitelabel | null }

const merchantStore = create<MerchantState>(() => ({ profile: null }))

export const setMerchant = (profile: Whitelabel): void => merchantStore.setState({ profile })

/** The merchant of this page. The host sets it from the document before anything renders. */
export const merchant = (): Whitelabel => {
  const { profile } = merchantStore.getState()
  if (!profile) throw new Error('The merchant profile is read before the document was')
  return profile
}

export const useMerchant = (): Whitelabel => merchantStore((state) => state.profile) ?? merchant()

/** An unknown flag is off. */
export const hasFlag = (flag: MerchantFlag): boolean => merchant().flags.includes(flag)
export const useFlag = (flag: MerchantFlag): boolean => useMerchant().flags.includes(flag)

/** CNY is the last fallback of the spec's constants (domain §8.14). */
export const merchantCurrency = (): Currency => {
  const { currency } = merchant()
  return isCurrency(currency) ? currency : 'CNY'
}
