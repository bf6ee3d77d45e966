import type { InboxMessage } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { moneyOf, MoneySentence } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { useCallback, type ReactNode } from 'react'
import type { IconName } from '@mosaic/ui'
import { useTexts } from '../texts'

type MessageTexts = {
  readonly title: ReactNode
  readonly body: { readonly kind: 'text'; readonly text: ReactNode } | { readonly kind: 'html'; readonly html: string }
}

export const messageIcons: Readonly<Record<InboxMessage['kind'], IconName>> = {
  'password.changed': 'lock',
  'payment.password.set': 'key',
  'payment.password.changed': 'key',
  'security.questions.changed': 'question',
  'passkey.added': 'key',
  'passkey.removed': 'key',
  'payout.account.added': 'bank',
  'device.new': 'shield-check',
  'phone.bound': 'phone',
  'email.bound': 'envelope',
  'deposit.credited': 'wallet',
  'deposit.refused': 'wallet',
  'withdrawal.paid': 'hand-coins',
  'withdrawal.returned': 'hand-coins',
  'kyc.verified': 'identification-card',
  'kyc.rejected': 'identification-card',
  'free-rounds.granted': 'gift',
  'limit.loosened': 'hourglass-medium',
  operator: 'megaphone',
  mail: 'envelope',
  other: 'info',
}

const withoutSecurity: readonly InboxMessage['kind'][] = [
  'deposit.credited',
  'deposit.refused',
  'withdrawal.returned',
  'kyc.verified',
  'kyc.rejected',
  'free-rounds.granted',
  'limit.loosened',
  'operator',
  'mail',
  'other',
]

/** After these messages members may want to secure their account: the action may be another person's. */
export const concernsSecurity = ({ kind }: InboxMessage): boolean =>
  kind in messageIcons && !withoutSecurity.includes(kind)

/** Describes the event in the reader's language; only texts written by operators are shown as they are. */
export const useMessageTexts = (): ((message: InboxMessage) => MessageTexts) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  return useCallback(
    (message) => {
      const text = (title: ReactNode, said: ReactNode): MessageTexts => ({ title, body: { kind: 'text', text: said } })
      switch (message.kind) {
        case 'password.changed':
          return text(t('told.password.title'), t('told.password.text'))
        case 'payment.password.set':
          return text(t('told.paymentPasswordSet.title'), t('told.paymentPasswordSet.text'))
        case 'payment.password.changed':
          return text(t('told.paymentPassword.title'), t('told.paymentPassword.text'))
        case 'security.questions.changed':
          return text(t('told.questions.title'), t('told.questions.text'))
        case 'passkey.added':
          return text(t('told.passkeyAdded.title'), t('told.passkeyAdded.text'))
        case 'passkey.removed':
          return text(t('told.passkeyRemoved.title'), t('told.passkeyRemoved.text'))
        case 'payout.account.added':
          return text(t('told.account.title'), t('told.account.text', { account: message.account }))
        case 'device.new':
          return text(t('told.device.title'), t('told.device.text'))
        case 'phone.bound':
          return text(t('told.phone.title'), t('told.phone.text', { address: message.address }))
        case 'email.bound':
          return text(t('told.email.title'), t('told.email.text', { address: message.address }))
        case 'deposit.credited': {
          const values = [moneyOf(message.amount, message.currency)]
          const sentence = (key: 'told.deposit.title' | 'told.deposit.text') => (
            <MoneySentence values={values} currency={message.currency} words={(amount = '') => t(key, { amount })} />
          )
          return text(sentence('told.deposit.title'), sentence('told.deposit.text'))
        }
        case 'deposit.refused': {
          const { reason } = message
          const sentence = (part: 'title' | 'text') => (
            <MoneySentence
              values={[moneyOf(message.amount, message.currency)]}
              currency={message.currency}
              words={(amount = '') => t(`told.depositRefused.${part}`, { amount, reason })}
            />
          )
          return text(sentence('title'), sentence('text'))
        }
        case 'withdrawal.paid':
        case 'withdrawal.returned': {
          const topic = message.kind === 'withdrawal.paid' ? 'withdrawPaid' : 'withdrawReturned'
          const reason =
            message.kind === 'withdrawal.paid'
              ? ''
              : message.reason === 'provider'
                ? t('told.withdrawReturned.provider')
                : message.reason
          const sentence = (part: 'title' | 'text') => (
            <MoneySentence
              values={[moneyOf(message.amount, message.currency)]}
              currency={message.currency}
              words={(amount = '') => t(`told.${topic}.${part}`, { amount, reason })}
            />
          )
          return text(sentence('title'), sentence('text'))
        }
        case 'kyc.verified':
          return text(t('told.kycVerified.title'), t('told.kycVerified.text'))
        case 'kyc.rejected':
          return text(t('told.kycRejected.title'), t('told.kycRejected.text', { reason: message.reason }))
        case 'free-rounds.granted': {
          const { gameName: game, rounds, expiresAt } = message
          const time = formatDate(expiresAt, tag, 'dateTime', timeZone)
          const said = (
            <MoneySentence
              values={[moneyOf(message.stake, message.currency)]}
              currency={message.currency}
              words={(amount = '') => t('told.freeRounds.text', { rounds, amount, game, time })}
            />
          )
          return text(t('told.freeRounds.title'), said)
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
        case 'mail':
          return text(
            message.subject,
            <>
              <strong>{message.senderName || t(`mail.who.${message.from}`)}</strong>
              {`\n${message.content}`}
            </>,
          )
        default:
          // A newer gateway sends kinds that this release does not know.
          return text(t('told.other.title'), t('told.other.text'))
      }
    },
    [t, tag, timeZone],
  )
}
