import type { IconName } from '@mosaic/ui'

const icons: Readonly<Record<string, IconName>> = {
  pix: 'lightning',
  promptpay: 'qr-code',
  bank: 'bank',
  transfer: 'bank',
  card: 'credit-card',
  debit: 'credit-card',
  wallet: 'wallet',
}

/** Picture by the method's icon name; an unknown name gets the neutral one. */
export const methodIcon = (icon: string): IconName => icons[icon] ?? 'wallet'
