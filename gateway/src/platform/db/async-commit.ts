import { sql } from 'drizzle-orm'

/**
 * In what a statement returns: its commit does not wait for the disk (PostgreSQL, "Asynchronous Commit"). Never inside a transaction, which
 * would not wait either, and only for what may be gone after a crash of the server.
 */
export const asyncCommit = sql<string>`set_config('synchronous_commit', 'off', true)`
