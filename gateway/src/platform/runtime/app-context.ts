import type { Minor } from '@mosaic/contracts'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../../config'
import type { Delivery, EventHandler, EventSource } from '../events'
import type { StreamTopic } from '../streams/topic'
import type { JobQueue } from '../jobs/repeated-job'
import type { AfterAnswer } from './deferred-tasks'
import type { BodyId } from '../guard/body-id'
import type { Clock } from './clock'
import type { Database, Db, Tx } from '../db/database'
import type { Member, NewMember } from './member'
import type { MerchantDirectory } from '../merchants/merchant'
import type { Random } from './random'
import type { Result } from '../http/result'
import type { DepositBonus } from '../merchants/deposit-bonus'
import type { Merchant } from '../merchants/merchant'

export type { Member } from './member'
export type { Merchant } from '../merchants/merchant'

/** A JSON value of a member, read by the statement that finds the session. */
export type MemberRead<Value> = {
  readonly name: string
  readonly valueOf: (member: Readonly<Record<'id' | 'merchantCode' | 'currency', SQLWrapper>>) => SQL<Value>
}

export type SessionLookup = {
  /** `null`: unknown, expired, revoked, of another merchant, or of a disabled member. */
  authenticate(token: string, merchantCode: string): Promise<Member | null>
  /** Like `authenticate`, but does not update last_seen_at. */
  look(token: string, merchantCode: string): Promise<Member | null>
  /** `authenticate` with a value of the member from the same statement. */
  reading<Value>(
    read: MemberRead<Value>,
  ): (token: string, merchantCode: string) => Promise<{ readonly member: Member; readonly value: Value } | null>
}

/** Properties of the call that an encrypted body must match. */
type BodyBinding = {
  readonly method: string
  readonly path: string
  readonly merchantCode: string
  readonly encryptionHeader: string
}

/** Opening a body consumes its id before the value is used. */
type OpenedBody = { readonly value: unknown; readonly id: BodyId }
export type BodyOpener = { open(body: unknown, boundTo: BodyBinding): Promise<Result<OpenedBody>> }

/** The context of every module. The platform uses modules through the last three fields, without importing them. */
export type AppContext = {
  readonly config: Config
  readonly database: Database
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly log: FastifyBaseLogger
  readonly deferredTasks: AfterAnswer
  readonly jobs: JobQueue
  readonly modules: readonly Module[]
  readonly events: Delivery
  readonly merchants: MerchantDirectory
  readonly sessions: SessionLookup
  readonly bodies: BodyOpener
}

type PromisedBonus = {
  readonly merchant: Merchant
  readonly member: Member
  /** Id of the offer. */
  readonly offerId: string
  readonly depositId: string
  readonly amount: Minor
}

/** What `money/payments` asks of the module that owns the bonuses. What is promised is paid after `deposit.settled`. */
export type DepositBonuses = {
  /** For this member at this moment. */
  offersFor(ctx: AppContext, db: Db, merchant: Merchant, member: Member): Promise<readonly DepositBonus[]>
  /** Sets the amount aside for a deposit; the caller holds the lock of the member's account. The id of what was promised. */
  promise(ctx: AppContext, tx: Tx, promised: PromisedBonus): Promise<Result<string>>
  /** Of what was promised with settled deposits: what waits for its claim, and what was not claimed in time. */
  unclaimed(db: Db, promisedIds: readonly string[]): Promise<ReadonlyMap<string, 'waiting' | 'lost'>>
}

/** One domain of the gateway. The list is `src/modules.ts`. */
export type Module = {
  readonly name: string
  /** Binds endpoints with `bind`, and may register plain fastify plugins for routes outside the endpoint registry. */
  routes(app: FastifyInstance, ctx: AppContext): void
  /** Runs in the transaction that creates a member (tree, ledger accounts). Throw `Refusal` to refuse the member. */
  memberCreated?(tx: Tx, ctx: AppContext, member: NewMember): Promise<void>
  /** The member with this invitation code, or `null`. One module implements it. */
  inviterOf?(
    db: Db,
    merchantCode: string,
    code: string,
  ): Promise<{ readonly memberId: string; readonly code: string } | null>
  /** The member who invited with this referral code, or `null`. One module implements it. */
  referrerOf?(db: Db, merchantCode: string, code: string): Promise<{ readonly memberId: string } | null>
  /** The invitation code of a member, or `null`. The same module implements it. */
  invitationOf?(db: Db, memberId: string): Promise<string | null>
  /** Bonuses that members may choose with a deposit. One module implements them. */
  readonly depositBonuses?: DepositBonuses
  /** Handlers of events that other domains publish. */
  readonly eventHandlers?: readonly EventHandler[]
  /** Events that are rows of its own tables. */
  readonly eventSources?: readonly EventSource[]
  /** Topics that members can follow over a stream. */
  readonly streamTopics?: readonly StreamTopic[]
  /** Background work, after the gateway listens. Returns how to stop it. */
  start?(ctx: AppContext): Promise<() => Promise<void>>
}
