import type { AppContext, Merchant } from '../../platform/runtime/app-context'

const prefix = 'vendor:'

export type VendorWallet = { readonly code: string; readonly name: string }

/** Vendors of a merchant with their own wallets; none without VENDOR_WALLET_URL. */
export const vendorWalletsOf = (
  config: Pick<AppContext['config'], 'vendorWalletUrl'>,
  merchant: Merchant,
): readonly VendorWallet[] => (config.vendorWalletUrl === null ? [] : (merchant.profile.vendorWallets ?? []))

/** A vendor that is no longer in the profile is shown by its code. */
export const walletName = (
  config: Pick<AppContext['config'], 'vendorWalletUrl'>,
  merchant: Merchant,
  vendor: string,
): string => vendorWalletsOf(config, merchant).find(({ code }) => code === vendor)?.name ?? vendor

export const accountTypeOf = (vendor: string): string => prefix + vendor
export const vendorOf = (accountType: string): string | null =>
  accountType.startsWith(prefix) ? accountType.slice(prefix.length) : null

export type Route = { readonly vendor: string; readonly direction: 'IN' | 'OUT' }

/** Vendor and direction of a transfer between main and a vendor wallet; `null`: no such transfer. */
export const routeOf = (wallets: readonly VendorWallet[], from: string, to: string): Route | null => {
  const vendor = wallets.find(({ code }) => accountTypeOf(code) === (from === 'main' ? to : from))
  if (!vendor) return null
  if (from === 'main') return { vendor: vendor.code, direction: 'IN' }
  return to === 'main' ? { vendor: vendor.code, direction: 'OUT' } : null
}
