import type { Minor } from '@mosaic/contracts'
import { minor } from '@mosaic/contracts'
import type { PaymentState } from './payment-state'

/**
 * How the provider reports a payment. `never`: no notification, only answers to polls. `cut`: the connection breaks
 * after the commit, before the answer.
 */
export const behaviours = ['usual', 'slow', 'duplicate', 'out-of-order', 'wrong-amount', 'never', 'cut'] as const
export type Behaviour = (typeof behaviours)[number]
export const isBehaviour = (text: unknown): text is Behaviour => behaviours.some((each) => each === text)

export const slowMs = 12_000

/** A tenth less, but never zero. */
export const paidAmount = (behaviour: Behaviour, amount: Minor): Minor => {
  const less = minor((amount * 9n) / 10n)
  return behaviour === 'wrong-amount' && less > 0n ? less : amount
}

type ScheduledNotification = { readonly state: PaymentState; readonly afterMs: number }

/** The notifications of a decision, in sending order. */
export const notificationsOf = (behaviour: Behaviour, state: PaymentState): readonly ScheduledNotification[] => {
  const notification: ScheduledNotification = { state, afterMs: behaviour === 'slow' ? slowMs : 0 }
  switch (behaviour) {
    case 'never':
      return []
    case 'duplicate':
      return [notification, notification, notification]
    // The older state arrives after the newer one.
    case 'out-of-order':
      return [notification, { state: 'WAITING', afterMs: 0 }]
    case 'usual':
    case 'slow':
    case 'wrong-amount':
    case 'cut':
      return [notification]
  }
}
