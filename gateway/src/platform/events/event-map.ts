import type { BodyOf, Currency } from '@mosaic/contracts'

type LimitWish = BodyOf<'setLimit'>

/** Every event of the gateway with what it says; money is minor units as text. Closed: what is not here cannot be published or heard. */
export type EventPayloads = {
  'member.registered': {
    readonly merchantCode: string
    readonly account: string
    readonly type: number
    readonly parentId: string | null
  }
  'deposit.settled': {
    readonly merchantCode: string
    readonly depositId: string
    readonly method: string
    readonly amount: string
    readonly currency: Currency
  }
  'password.changed': Record<string, never>
  'payment.password.set': Record<string, never>
  'payment.password.changed': Record<string, never>
  /** A login with a device that the member never used before; not the very first login. */
  'device.first.used': { readonly deviceId: string }
  /** `address` is masked. */
  'contact.bound': { readonly channel: 'sms' | 'email'; readonly address: string }
  /** `loosenedFrom`: when a looser limit will hold, null when none is to come. */
  'limit.changed': {
    readonly limit: LimitWish['kind']
    readonly period: LimitWish['period']
    readonly loosenedFrom: number | null
  }
}
export type EventName = keyof EventPayloads

type Written<N extends EventName> = {
  readonly name: N
  readonly memberId: string
  /** When it happened, by the clock of the gateway. */
  readonly at: number
  readonly payload: EventPayloads[N]
}
export type NewEvent = { [N in EventName]: Written<N> }[EventName]
/** `id` grows with every event of a member. */
export type DomainEvent = NewEvent & { readonly id: bigint }
export type EventOf<N extends EventName> = Extract<DomainEvent, { readonly name: N }>
