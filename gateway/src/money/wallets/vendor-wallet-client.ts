import { type Currency, currencyScale, type Minor, minor } from '@mosaic/contracts'
import { z } from 'zod'
import { type SignedAnswer, signedCalls } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Direction } from './schema'

/** A wallet as the vendor reports it; `version` counts its changes. */
export type VendorBalance = { readonly balance: Minor; readonly version: bigint }
export type VendorReport = { readonly state: 'DONE' | 'REFUSED'; readonly wallet: VendorBalance }

type WalletName = { readonly vendor: string; readonly account: string; readonly currency: Currency }
export type TransferOrder = WalletName & {
  readonly reference: string
  readonly direction: Direction
  readonly amount: Minor
}

/** Client of the vendors with their own wallets. `null`: no usable answer, so the outcome is unknown. */
export type VendorWalletClient = {
  /** Orders a transfer; sent once for each reference. */
  move(order: TransferOrder): Promise<VendorReport | null>
  read(reference: string): Promise<VendorReport | 'unknown' | null>
  /** Reports the state; an unknown order is refused by the vendor from now on. */
  close(order: TransferOrder): Promise<VendorReport | null>
  balance(wallet: WalletName): Promise<VendorBalance | null>
}

const count = z.string().regex(/^\d{1,18}$/)
const wallet = z.object({ balance: count, version: count })
const report = wallet.extend({ state: z.enum(['DONE', 'REFUSED']) })

const balanceOf = ({ balance, version }: z.output<typeof wallet>): VendorBalance => ({
  balance: minor(BigInt(balance)),
  version: BigInt(version),
})
const reportOf = (answer: SignedAnswer | null): VendorReport | null => {
  const read = answer?.status === 200 ? report.safeParse(answer.json) : null
  return read?.success ? { state: read.data.state, wallet: balanceOf(read.data) } : null
}

/** `null` without VENDOR_WALLET_URL. */
export const vendorWalletClient = (ctx: Pick<AppContext, 'config' | 'log'>): VendorWalletClient | null => {
  const { vendorWalletUrl, keys } = ctx.config
  if (vendorWalletUrl === null) return null
  const call = signedCalls(vendorWalletUrl, keys.provider, ctx.log, 'the vendor wallet did not answer')
  const bodyOf = ({ amount, ...order }: TransferOrder) =>
    JSON.stringify({ ...order, amount: amount.toString(), scale: currencyScale[order.currency] })
  return {
    move: async (order) => reportOf(await call('POST', '/v1/transfers', bodyOf(order))),
    read: async (reference) => {
      const answer = await call('GET', `/v1/transfers/${reference}`)
      return answer?.status === 404 ? 'unknown' : reportOf(answer)
    },
    close: async (order) => reportOf(await call('POST', '/v1/transfers/close', bodyOf(order))),
    balance: async ({ vendor, account, currency }) => {
      const answer = await call('GET', `/v1/wallets/${vendor}/${account}/${currency}`)
      const read = answer?.status === 200 ? wallet.safeParse(answer.json) : null
      return read?.success ? balanceOf(read.data) : null
    },
  }
}
