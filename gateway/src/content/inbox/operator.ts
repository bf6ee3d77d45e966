import type { Audience } from '@mosaic/contracts/desk'
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { members } from '../../identity'
import { fitting } from '../audience'
import { allows, queueing } from '../notifications'
import { type OperatorTexts, operatorMessages } from './schema'

const atOnce = 1000
const most = 200
export const everybody = '*'

type Row = typeof operatorMessages.$inferSelect
type Planned = Pick<Row, 'merchantCode' | 'id' | 'audience' | 'texts' | 'at' | 'writtenBy'>

const named = ({ merchantCode, id }: Pick<Row, 'merchantCode' | 'id'>): SQL | undefined =>
  and(eq(operatorMessages.merchantCode, merchantCode), eq(operatorMessages.id, id))

/** Kept with safe words; it goes to the inboxes at its time. The same id again corrects the words. */
export const planMessage = async (db: Db, message: Planned): Promise<void> => {
  // Operators write seldom; the parser need not be there from the start.
  const { safeTexts } = await import('../../platform/guard/safe-html')
  const texts: OperatorTexts = safeTexts(message.texts)
  await db
    .insert(operatorMessages)
    .values({ ...message, texts })
    .onConflictDoUpdate({ target: [operatorMessages.merchantCode, operatorMessages.id], set: { texts } })
}

/** Repeated after it was cut off, it reaches whom it has not reached. */
const send = async (ctx: AppContext, merchant: Merchant, message: Planned): Promise<number> => {
  const { id, at, audience } = message
  const key = `operator:${id}`
  const happening = JSON.stringify({ kind: 'operator', operatorMessage: id })
  let addressed = 0
  for (let last: string | null = ''; last !== null; ) {
    const wanted = audience.kind === 'member' ? undefined : allows(members.id, 'inbox')
    const chosen = and(fitting(audience, merchant, ctx.clock.now()), wanted, sql`${members.id} > ${last}`)
    const { rows }: { rows: { last: string | null; reached: number }[] } = await ctx.db.execute(sql`
      with picked as (
        select id from ${members} where ${chosen} order by id limit ${atOnce}
      ), written as (
        insert into inbox_messages (member_id, event_key, happening, at)
        select id, ${key}, ${happening}::jsonb, ${timestamp(at)} from picked on conflict do nothing returning member_id as id
      ), told as (
        ${queueing(sql`select id from written`, { kind: 'message', about: key, at })}
      ) select max(id) as last, count(*)::int as reached from picked`)
    addressed += rows[0]?.reached ?? 0
    last = rows[0]?.last ?? null
  }
  await ctx.db.update(operatorMessages).set({ sentAt: ctx.clock.now(), addressed }).where(named(message))
  return addressed
}

/** Sends whatever is due. */
export const sendDueMessages = async (ctx: AppContext): Promise<void> => {
  const due = await ctx.db
    .select()
    .from(operatorMessages)
    .where(and(isNull(operatorMessages.sentAt), lte(operatorMessages.at, ctx.clock.now())))
  for (const message of due) {
    const merchant = await ctx.merchants.byCode(message.merchantCode)
    if (merchant) await send(ctx, merchant, message)
  }
}

/** `to` is the name of an account, or everybody. English is what every other language falls back to. */
export type OperatorMessage = {
  readonly merchantCode: string
  readonly id: string
  readonly to: string
  readonly texts: OperatorTexts
}

/** Writes to members who are there now. Returns to how many it is addressed. */
export const writeToMembers = async (
  ctx: AppContext,
  { merchantCode, id, to, texts }: OperatorMessage,
): Promise<number> => {
  const merchant = await ctx.merchants.byCode(merchantCode)
  if (merchant === null) return 0
  const audience: Audience = to === everybody ? { kind: 'all' } : { kind: 'member', account: to }
  const message = { merchantCode, id, audience, texts, at: ctx.clock.now(), writtenBy: '' }
  await planMessage(ctx.db, message)
  return send(ctx, merchant, message)
}

/** `false`: there is none that is still to be sent. */
export const cancelMessage = async (db: Db, id: string): Promise<boolean> =>
  (
    await db
      .delete(operatorMessages)
      .where(
        and(eq(operatorMessages.id, id), sql`${operatorMessages.writtenBy} <> ''`, isNull(operatorMessages.sentAt)),
      )
      .returning({ id: operatorMessages.id })
  ).length === 1

/** What was written at the desk, the latest first; with `planned` only what is still to be sent. */
export const writtenMessages = (db: Db, planned: boolean): Promise<Row[]> =>
  db
    .select()
    .from(operatorMessages)
    .where(and(sql`${operatorMessages.writtenBy} <> ''`, planned ? isNull(operatorMessages.sentAt) : undefined))
    .orderBy(sql`${operatorMessages.at} desc`)
    .limit(most)
