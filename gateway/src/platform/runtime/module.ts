import type { Currency } from '@mosaic/contracts'
import type { FastifyInstance } from 'fastify'
import type { EventHandler, EventSource } from '../events'
import type { StreamTopic } from '../streams'
import type { AppContext } from './app-context'
import type { Db, Tx } from '../db/database'

/** A member row as it was just written, inside the transaction that wrote it. */
export type NewMember = {
  readonly id: string
  readonly merchantCode: string
  readonly account: string
  readonly type: number
  readonly currency: Currency
  /** Upline whose invitation was used; `null` at the top of a tree. */
  readonly parentId: string | null
}

/** One domain of the gateway. The list is `src/modules.ts`. */
export type Module = {
  readonly name: string
  /** Binds endpoints with `bind`, and may register plain fastify plugins for what is not in the endpoint registry. */
  routes(app: FastifyInstance, ctx: AppContext): void
  /** Runs in the transaction that creates a member (tree, ledger accounts). Throw `Refusal` to refuse the member. */
  memberCreated?(tx: Tx, ctx: AppContext, member: NewMember): Promise<void>
  /** The member whose invitation code this is; `null`: it is nobody's. One module knows. */
  inviterOf?(db: Db, merchantCode: string, code: string): Promise<{ readonly memberId: string } | null>
  /** The code by which a member invites; `null`: he invites nobody. The same module knows. */
  invitationOf?(db: Db, memberId: string): Promise<string | null>
  /** What it does when other domains tell that something happened. */
  readonly eventHandlers?: readonly EventHandler[]
  /** Events that are rows of its own tables. */
  readonly eventSources?: readonly EventSource[]
  /** What members can follow over a stream. */
  readonly streamTopics?: readonly StreamTopic[]
  /** Background work, after the gateway listens. Returns how to stop it. */
  start?(ctx: AppContext): Promise<() => Promise<void>>
}

export const defineModule = (module: Module): Module => module
