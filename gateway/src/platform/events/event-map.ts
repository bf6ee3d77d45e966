import type { BodyOf, CampaignKind, Currency, GameCategory } from '@mosaic/contracts'

type RequestedLimit = BodyOf<'setLimit'>

/** Change of the counts of settled rounds, by the call that the event is about. */
type RoundChange = {
  readonly merchantCode: string
  readonly provider: string
  readonly roundId: string
  readonly gameId: string
  readonly vendor: string
  readonly category: GameCategory
  readonly currency: Currency
  /** When the round was first settled; later voids are deducted there. */
  readonly countedAt: number
  /** 1 for a round that becomes settled, or is settled no longer (`bet.voided` deducts it); 0 for a partial void or an open round. */
  readonly rounds: number
  /** Paid by the member. */
  readonly stake: string
  /** Value of a free round; it is never deducted once it is settled. */
  readonly freeStake: string
  readonly payout: string
  readonly validBet: string
}

/** A reward of a campaign; a change of one member's grant. */
type OfGrant = {
  readonly merchantCode: string
  readonly grantId: string
  readonly campaignId: string
  readonly kind: CampaignKind
  readonly amount: string
  readonly currency: Currency
}
/** A bonus that is over: what it was, and what of it became cash. */
type OfBonus = {
  readonly merchantCode: string
  readonly bonusId: string
  readonly campaignId: string
  readonly amount: string
  readonly converted: string
  readonly currency: Currency
}

/** Every event of the gateway with its payload; money is minor units as text. Other names cannot be published. */
type EventPayloads = {
  'deposit.settled': {
    readonly merchantCode: string
    readonly depositId: string
    readonly method: string
    readonly amount: string
    readonly currency: Currency
    /** The grant that pays the chosen bonus. */
    readonly bonusGrantId: string | null
  }
  /** A deposit with a promised bonus ended without payment. */
  'deposit.bonus.released': { readonly depositId: string; readonly grantId: string }
  /** Refused by an operator, with the reason. */
  'deposit.refused': {
    readonly depositId: string
    readonly amount: string
    readonly currency: Currency
    readonly reason: string
  }
  'withdrawal.paid': { readonly withdrawalId: string; readonly amount: string; readonly currency: Currency }
  /** The money is back in the balance: rejected by an operator, with the reason, or refused by the provider. */
  'withdrawal.returned': {
    readonly withdrawalId: string
    readonly amount: string
    readonly currency: Currency
    readonly reason: string
  }
  /** Decided by an operator; `reason` only for a rejection. */
  'kyc.decided': { readonly submissionId: string; readonly verified: boolean; readonly reason: string }
  'password.changed': Record<string, never>
  'payment.password.set': Record<string, never>
  'payment.password.changed': Record<string, never>
  'security.questions.changed': Record<string, never>
  'passkey.added': Record<string, never>
  'passkey.removed': Record<string, never>
  /** `account` is masked. */
  'payout.account.added': { readonly accountId: string; readonly account: string }
  /** A login with a device that the member never used before; not the very first login. */
  'device.first.used': { readonly deviceId: string }
  /** `address` is masked. */
  'contact.bound': { readonly channel: 'sms' | 'email'; readonly address: string }
  /** `loosenedFrom`: when a looser limit takes effect; null without one. */
  'limit.changed': {
    readonly limit: RequestedLimit['kind']
    readonly period: RequestedLimit['period']
    readonly loosenedFrom: number | null
  }
  'free-rounds.granted': {
    readonly rewardId: string
    readonly gameId: string
    readonly gameName: string
    readonly rounds: number
    /** Of each round. */
    readonly stake: string
    readonly currency: Currency
    readonly expiresAt: number
  }
  'grant.issued': OfGrant
  'grant.claimed': OfGrant
  /** Not claimed in time, or its campaign ended. */
  'grant.closed': OfGrant
  'grant.rejected': OfGrant & { readonly reason: string }
  'bonus.completed': OfBonus
  'bonus.forfeited': OfBonus
  'bonus.expired': OfBonus
  /** Lost in play. */
  'bonus.used_up': OfBonus
  /** A round is over and counts so much from now on. */
  'bet.settled': RoundChange
  /** A bet was voided: its round counts less, 0 while it is open; `validBet` may be negative. */
  'bet.voided': RoundChange & { readonly betId: string; readonly betStake: string }
}
export type EventName = keyof EventPayloads
/** Not published: rows of the wallet calls, which are there anyway (`EventSource`). */
type FollowedName = 'bet.settled' | 'bet.voided'

type Written<N extends EventName> = {
  readonly name: N
  readonly memberId: string
  /** When it happened, by the clock of the gateway. */
  readonly at: number
  readonly payload: EventPayloads[N]
}
type AnyEvent = { [N in EventName]: Written<N> }[EventName]
export type NewEvent = Exclude<AnyEvent, { readonly name: FollowedName }>
/** `id` grows with every event of a member. */
export type DomainEvent = AnyEvent & { readonly id: bigint }
export type EventOf<N extends EventName> = Extract<DomainEvent, { readonly name: N }>
