import { sql } from 'drizzle-orm'

/**
 * Selected in a statement, it makes the commit not wait for the disk (PostgreSQL, "Asynchronous Commit"). Use it outside a
 * transaction, for writes that may be lost in a server crash.
 */
export const asyncCommit = sql<string>`set_config('synchronous_commit', 'off', true)`
