import type { IconName } from '@mosaic/ui'
import type { Wallet } from '../../api/transfers'

type WalletKind = 'main' | 'bonus' | 'locked' | 'transit' | 'vendor'

type ShownWallet = { readonly kind: WalletKind; readonly name: string }

const kinds: readonly string[] = ['main', 'bonus', 'locked', 'transit', 'vendor'] satisfies readonly WalletKind[]
const isKind = (text: string): text is WalletKind => kinds.includes(text)

/** The name of a wallet: a pocket of the site by its kind, a vendor's wallet by the vendor's name. */
export const shownWallet = ({ code, name }: Wallet): ShownWallet => {
  const kind = code.split(':')[0] ?? code
  return { kind: isKind(kind) ? kind : 'vendor', name }
}

/** How the vendors of these codes are called. */
export const vendorNames = (wallets: readonly Wallet[], vendors: readonly string[]): readonly string[] => [
  ...new Set(wallets.filter(({ code }) => vendors.includes(code.split(':')[1] ?? '')).map(({ name }) => name)),
]

export const walletIcons: Readonly<Record<WalletKind, IconName>> = {
  main: 'wallet',
  bonus: 'gift',
  locked: 'lock',
  transit: 'hourglass-medium',
  vendor: 'storefront',
}

/** Empty pockets are no news, save main and the vendors', where one can bring money. */
export const isShown = (wallet: Wallet, isEmpty: boolean): boolean =>
  !isEmpty || ['main', 'vendor'].includes(shownWallet(wallet).kind)
