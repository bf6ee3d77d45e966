import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../db/columns'
import type { Db } from '../db/database'
import type { NewEvent } from './event-map'

const written = ({ name, memberId, at, payload }: NewEvent, condition: SQL): SQL => sql`
  insert into domain_events (name, member_id, at, payload)
  select ${name}::text, ${memberId}::text, ${timestamp(at)}, ${JSON.stringify(payload)}::jsonb where ${condition}`

/** Use it inside the transaction of what happened, after the rows of the member that it is about were written or locked. */
export const publish = async (tx: Db, event: NewEvent): Promise<void> =>
  void (await tx.execute(written(event, sql`true`)))

/** The same as part of a `with`, done if `condition` holds. */
export const publishing = (event: NewEvent, condition: SQL): SQL =>
  sql`${sql.identifier(`published_${event.name}`)} as (${written(event, condition)})`
