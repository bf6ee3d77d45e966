import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Order of a sweep: rows that were never asked, then those asked least recently. */
export const leastRecently = (askedAt: SQLWrapper): SQL => sql`${askedAt} asc nulls first`
