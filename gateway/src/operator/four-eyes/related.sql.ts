import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'

/** A row if one of the two made the other, or somebody made both, each step after `since`. */
export const relatedQuery = (one: string, other: string, since: number): SQL => sql`
  with recursive made_by (name, maker) as (
    values (${one}::text, ${one}::text), (${other}::text, ${other}::text)
    union
    select below.name, above.maker
    from made_by below
    join operator_makers above on above.operator = below.maker and above.at > ${timestamp(since)}
  )
  select 1
  from made_by one join made_by other on other.maker = one.maker
  where one.name = ${one} and other.name = ${other}
  limit 1`
