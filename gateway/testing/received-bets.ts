import { sql } from 'drizzle-orm'
import type { AppContext } from '../src/platform/runtime/app-context'
import { eventDelivery, eventHandler } from '../src/platform/events'
import { betEvents } from '../src/play/seamless/bet-events.sql'

type Totals = { readonly stake: bigint; readonly payout: bigint; readonly validBet: bigint }

/** A handler that records bet events; `before` runs before each and may throw. */
export const recordBetEvents = async (
  ctx: Pick<AppContext, 'database' | 'clock' | 'log'>,
  name: string,
  before: () => void = () => undefined,
) => {
  const { db } = ctx.database
  await db.execute(
    sql`create table if not exists received (place bigint generated always as identity, handler text, event_id bigint, member_id text, event jsonb, stake bigint, payout bigint, valid_bet bigint)`,
  )
  const handler = eventHandler({
    name,
    subscribesTo: ['bet.settled', 'bet.voided'],
    handle: async (tx, event) => {
      before()
      const { stake, payout, validBet } = event.payload
      const sign = event.name === 'bet.settled' ? 1n : -1n
      const [s, p, v] = [stake, payout, validBet].map((figure) => (sign * BigInt(figure)).toString())
      await tx.execute(
        sql`insert into received (handler, event_id, member_id, event, stake, payout, valid_bet)
          values (${name}, ${event.id.toString()}::bigint, ${event.memberId}, ${JSON.stringify({ name: event.name, at: event.at, ...event.payload })}::jsonb, ${s}::bigint, ${p}::bigint, ${v}::bigint)`,
      )
    },
  })
  const delivery = eventDelivery(ctx, [handler], [betEvents])
  await delivery.begin()
  const receivedBy = async (memberId: string) =>
    (
      await db.execute<{ event: Record<string, unknown>; event_id: bigint }>(
        sql`select event, event_id from received where handler = ${name} and member_id = ${memberId} order by place`,
      )
    ).rows
  return {
    delivery,
    eventsOf: async (memberId: string) => (await receivedBy(memberId)).map(({ event }) => event),
    idsOf: async (memberId: string) => (await receivedBy(memberId)).map(({ event_id: id }) => id),
    totalsOf: async (memberId: string) =>
      (
        await db.execute<Totals>(
          sql`select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(valid_bet), 0)::bigint as "validBet"
            from received where handler = ${name} and member_id = ${memberId}`,
        )
      ).rows[0],
  }
}
