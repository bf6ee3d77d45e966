import type { Currency } from '@mosaic/contracts'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config'
import type { Delivery } from '../events'
import type { MerchantRow } from '../merchants'
import type { AfterAnswer } from './deferred-tasks'
import type { BodyId } from '../guard/body-id'
import type { Clock } from './clock'
import type { Database, Db } from '../db/database'
import type { Module } from './module'
import type { Random } from './random'
import type { Result } from '../http/result'

/** A white-label site with all that it configured. `code` is its identity everywhere, also in the `Merchant` header. */
export type Merchant = Readonly<MerchantRow>

/** Whoever holds the session of this call. */
export type Member = {
  readonly id: string
  readonly merchantCode: string
  readonly account: string
  readonly type: number
  readonly currency: Currency
  readonly sessionId: string
}

export type MerchantDirectory = {
  byCode(code: string): Promise<Merchant | null>
  /** Host without port; falls back to the configured default merchant. */
  byHost(host: string): Promise<Merchant | null>
  all(): Promise<readonly Merchant[]>
}

/** One value that is read of a member by the statement that looks their session up, as JSON. */
export type MemberRead<Value> = {
  readonly name: string
  readonly valueOf: (member: Readonly<Record<'id' | 'merchantCode' | 'currency', SQLWrapper>>) => SQL<Value>
}

export type SessionGate = {
  /** `null`: unknown, expired, revoked, of another merchant, or of a disabled member. */
  authenticate(token: string, merchantCode: string): Promise<Member | null>
  /** The same without counting as a sign of life. */
  look(token: string, merchantCode: string): Promise<Member | null>
  /** `authenticate` with a value of the member, of the same moment. */
  reading<Value>(
    read: MemberRead<Value>,
  ): (token: string, merchantCode: string) => Promise<{ readonly member: Member; readonly value: Value } | null>
}

/** What the address of an encrypted body must agree with. */
type SealedTo = {
  readonly method: string
  readonly path: string
  readonly merchantCode: string
  readonly encryptionHeader: string
}

/** Whoever opens a body uses its id up, before anything is done with it. */
type OpenedBody = { readonly value: unknown; readonly id: BodyId }
export type BodyOpener = { open(body: unknown, sealedTo: SealedTo): Promise<Result<OpenedBody>> }

/** What every module gets. The last three are the doors through which the kernel uses a module without importing it. */
export type AppContext = {
  readonly config: Config
  readonly database: Database
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly log: FastifyBaseLogger
  readonly deferredTasks: AfterAnswer
  readonly modules: readonly Module[]
  readonly events: Delivery
  readonly merchants: MerchantDirectory
  readonly sessions: SessionGate
  readonly bodies: BodyOpener
}
