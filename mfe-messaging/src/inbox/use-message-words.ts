import { moneyFromWire, zero, type InboxMessage } from '@mosaic/contracts'
import { formatMoney } from '@mosaic/i18n'
import { useCallback } from 'react'
import type { IconName } from '@mosaic/ui'
import { useTexts } from '../texts'

export type MessageWords = {
  readonly title: string
  readonly body: { readonly kind: 'text'; readonly text: string } | { readonly kind: 'html'; readonly html: string }
}

export const messageIcons: Readonly<Record<InboxMessage['kind'], IconName>> = {
  'password.changed': 'lock',
  'payment.password.set': 'key',
  'payment.password.changed': 'key',
  'device.new': 'shield-check',
  'phone.bound': 'phone',
  'email.bound': 'envelope',
  'deposit.credited': 'wallet',
  'limit.loosened': 'hourglass-medium',
  operator: 'megaphone',
}

/** After these a member may want to look after his account: it may have been somebody else. */
export const concernsSecurity = ({ kind }: InboxMessage): boolean =>
  kind in messageIcons && kind !== 'deposit.credited' && kind !== 'limit.loosened' && kind !== 'operator'

/** Says what happened in the reader's language; only what a person of the house wrote comes as words. */
export const useMessageWords = (): ((message: InboxMessage) => MessageWords) => {
  const { t, tag } = useTexts()
  return useCallback(
    (message) => {
      const text = (title: string, said: string): MessageWords => ({ title, body: { kind: 'text', text: said } })
      switch (message.kind) {
        case 'password.changed':
          return text(t('told.password.title'), t('told.password.text'))
        case 'payment.password.set':
          return text(t('told.paymentPasswordSet.title'), t('told.paymentPasswordSet.text'))
        case 'payment.password.changed':
          return text(t('told.paymentPassword.title'), t('told.paymentPassword.text'))
        case 'device.new':
          return text(t('told.device.title'), t('told.device.text'))
        case 'phone.bound':
          return text(t('told.phone.title'), t('told.phone.text', { address: message.address }))
        case 'email.bound':
          return text(t('told.email.title'), t('told.email.text', { address: message.address }))
        case 'deposit.credited': {
          const amount = formatMoney(moneyFromWire(message.amount, message.currency) ?? zero, message.currency, tag)
          return text(t('told.deposit.title', { amount }), t('told.deposit.text', { amount }))
        }
        case 'limit.loosened':
          return text(
            t('told.limit.title'),
            t('told.limit.text', {
              limit: t(`told.limit.kind.${message.limit}`),
              period: t(`told.limit.period.${message.period}`),
            }),
          )
        case 'operator':
          return { title: message.subject, body: { kind: 'html', html: message.content } }
        default:
          // A gateway that is newer than this release tells of more.
          return text(t('told.other.title'), t('told.other.text'))
      }
    },
    [t, tag],
  )
}
