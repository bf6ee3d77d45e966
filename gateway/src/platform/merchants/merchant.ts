import type { MerchantRow } from './schema'

/** A white-label site with all that it configured. `code` is its identity everywhere, also in the `Merchant` header. */
export type Merchant = Readonly<MerchantRow>

export type MerchantDirectory = {
  byCode(code: string): Promise<Merchant | null>
  /** Host without port; falls back to the configured default merchant. */
  byHost(host: string): Promise<Merchant | null>
  all(): Promise<readonly Merchant[]>
}
