import { minor, moneyToWire } from '@mosaic/contracts'
import { eventHandler, type EventOf } from '../../platform'
import type { Db } from '../../platform/db/database'
import type { NoticeBody } from './schema'
import { deliver, dropPlanned } from './store'

/** `key` is unique among the messages of a member: a notice is written once, however often its event is handled. */
type Notice = { readonly key: string; readonly body: NoticeBody }

type MessageBody = Exclude<EventOf<(typeof subscribedEvents)[number]>, { readonly name: 'limit.changed' }>

const subscribedEvents = [
  'password.changed',
  'payment.password.set',
  'payment.password.changed',
  'security.questions.changed',
  'passkey.added',
  'passkey.removed',
  'payout.account.added',
  'device.first.used',
  'contact.bound',
  'deposit.settled',
  'deposit.refused',
  'withdrawal.paid',
  'withdrawal.returned',
  'kyc.decided',
  'free-rounds.granted',
  'limit.changed',
] as const

const noticeOf = (event: MessageBody): Notice => {
  switch (event.name) {
    case 'password.changed':
      return { key: `password:${event.at}`, body: { kind: event.name } }
    case 'payment.password.set':
      return { key: 'payment-password', body: { kind: event.name } }
    case 'payment.password.changed':
      return { key: `payment-password:${event.at}`, body: { kind: event.name } }
    case 'security.questions.changed':
      return { key: `questions:${event.at}`, body: { kind: event.name } }
    case 'passkey.added':
    case 'passkey.removed':
      return { key: `${event.name}:${event.id}`, body: { kind: event.name } }
    case 'payout.account.added': {
      const { accountId, account } = event.payload
      return { key: `payout-account:${accountId}`, body: { kind: event.name, account } }
    }
    case 'device.first.used':
      return { key: `device:${event.payload.deviceId}`, body: { kind: 'device.new' } }
    case 'contact.bound': {
      const kind = event.payload.channel === 'sms' ? 'phone.bound' : 'email.bound'
      return { key: `${kind}:${event.at}`, body: { kind, address: event.payload.address } }
    }
    case 'deposit.settled': {
      const { depositId, currency } = event.payload
      const amount = moneyToWire(minor(BigInt(event.payload.amount)), currency)
      return { key: `deposit:${depositId}`, body: { kind: 'deposit.credited', amount, currency } }
    }
    case 'kyc.decided': {
      const { submissionId, verified, reason } = event.payload
      return {
        key: `kyc:${submissionId}`,
        body: verified ? { kind: 'kyc.verified' } : { kind: 'kyc.rejected', reason },
      }
    }
    case 'free-rounds.granted': {
      const { rewardId, stake, ...grant } = event.payload
      const body = { ...grant, kind: event.name, stake: moneyToWire(minor(BigInt(stake)), grant.currency) }
      return { key: `free-rounds:${rewardId}`, body }
    }
    case 'deposit.refused': {
      const { depositId, currency, reason } = event.payload
      const amount = moneyToWire(minor(BigInt(event.payload.amount)), currency)
      return { key: `deposit:${depositId}`, body: { kind: event.name, amount, currency, reason } }
    }
    case 'withdrawal.paid':
    case 'withdrawal.returned': {
      const { withdrawalId, currency } = event.payload
      const amount = moneyToWire(minor(BigInt(event.payload.amount)), currency)
      const money = { amount, currency }
      return {
        key: `withdrawal:${withdrawalId}`,
        body:
          event.name === 'withdrawal.paid'
            ? { kind: event.name, ...money }
            : { kind: event.name, ...money, reason: event.payload.reason },
      }
    }
  }
}

const write = (db: Db, memberId: string, at: number, { key, body }: Notice): Promise<void> =>
  deliver(db, { memberId, eventKey: key, body, at })

/** A looser limit is announced when it takes effect; a planned notice of the same limit is dropped. */
const planLimitNotice = async (db: Db, { memberId, at, payload }: EventOf<'limit.changed'>): Promise<void> => {
  const { limit, period, loosenedFrom } = payload
  const topic = `limit:${limit}:${period}`
  await dropPlanned(db, memberId, topic, at)
  if (loosenedFrom === null) return
  const body = { kind: 'limit.loosened', limit, period } as const
  await write(db, memberId, loosenedFrom, { key: `${topic}:${loosenedFrom}`, body })
}

/** Writes members a message about events of other domains. */
export const noticesHandler = eventHandler({
  name: 'inbox',
  subscribesTo: subscribedEvents,
  handle: (tx, event) =>
    event.name === 'limit.changed' ? planLimitNotice(tx, event) : write(tx, event.memberId, event.at, noticeOf(event)),
})
