import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/kernel/columns'
import type { AppContext } from '../../platform/kernel/app-context'
import { type OperatorTexts, operatorMessages } from './schema'

const atOnce = 1000
export const everybody = '*'

/** `to` is the key of an account, or everybody. English is what every other language falls back to. */
export type OperatorMessage = {
  readonly merchantCode: string
  readonly id: string
  readonly to: string
  readonly texts: OperatorTexts
}

/**
 * Writes to members who are there now; trial accounts have no inbox. The same id again corrects the words and reaches whom it has
 * not reached, so a run that was cut off is simply repeated. Returns to how many it is addressed.
 */
export const writeToMembers = async (
  ctx: AppContext,
  { merchantCode, id, to, texts }: OperatorMessage,
): Promise<number> => {
  // Operators write seldom; the parser need not be there from the start.
  const { safeTexts } = await import('../../platform/kernel/safe-html')
  const row = { merchantCode, id, texts: safeTexts(texts), at: ctx.clock.now() }
  await ctx.db
    .insert(operatorMessages)
    .values(row)
    .onConflictDoUpdate({ target: [operatorMessages.merchantCode, operatorMessages.id], set: { texts: row.texts } })
  const happening = JSON.stringify({ kind: 'operator', operatorMessage: id })
  const recipients = to === everybody ? sql`true` : sql`account_key = ${to}`
  let addressed = 0
  for (let last: string | null = ''; last !== null; ) {
    const { rows }: { rows: { last: string | null; reached: number }[] } = await ctx.db.execute(sql`
      with picked as (
        select id from members where merchant_code = ${merchantCode} and type <> 4 and not disabled and ${recipients} and id > ${last} order by id limit ${atOnce}
      ), written as (
        insert into inbox_messages (member_id, event_key, happening, at)
        select id, ${`operator:${id}`}, ${happening}::jsonb, ${timestamp(row.at)} from picked on conflict do nothing
      ) select max(id) as last, count(*)::int as reached from picked`)
    addressed += rows[0]?.reached ?? 0
    last = rows[0]?.last ?? null
  }
  return addressed
}
