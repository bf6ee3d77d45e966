import pg from 'pg'

/** What one execution reads and writes, in blocks of 8 kB. */
export type Cost = {
  readonly blocks: number
  readonly statements: number
  /** Blocks of temporary files. */
  readonly temporary: number
}

export type Meter = {
  /** Cost of everything that runs on the database meanwhile. */
  measure(work: () => Promise<unknown>): Promise<Cost>
  /** The costliest statements of the last measurement. */
  costliest(): Promise<readonly string[]>
  close(): Promise<void>
}

/**
 * Reads `pg_stat_statements` from another database of the server, so that its own statements do not count. Statements inside
 * functions belong to the one that calls them, and `begin` and `commit` are none (`settings`).
 */
export const openMeter = async (server: string, database: string): Promise<Meter> => {
  const client = new pg.Client({ connectionString: server })
  // The end of the server is no failure of the bench.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  const { rows } = await client.query<{ oid: number }>('select oid from pg_database where datname = $1', [database])
  const oid = rows[0]?.oid
  return {
    measure: async (work) => {
      await client.query('select pg_stat_statements_reset(0, $1, 0)', [oid])
      await work()
      const sums = await client.query<{ blocks: string; statements: string; temporary: string }>(
        `select coalesce(sum(shared_blks_hit + shared_blks_read), 0) as blocks, coalesce(sum(calls), 0) as statements,
          coalesce(sum(temp_blks_read + temp_blks_written), 0) as temporary from pg_stat_statements where dbid = $1`,
        [oid],
      )
      const row = sums.rows[0]
      return {
        blocks: Number(row?.blocks),
        statements: Number(row?.statements),
        temporary: Number(row?.temporary),
      }
    },
    costliest: async () => {
      const found = await client.query<{ blocks: string; calls: string; query: string }>(
        'select shared_blks_hit + shared_blks_read as blocks, calls, query from pg_stat_statements where dbid = $1 order by 1 desc limit 4',
        [oid],
      )
      return found.rows.map(({ blocks, calls, query }) => `${blocks} blocks, ${calls} ×: ${query.replace(/\s+/g, ' ')}`)
    },
    close: () => client.end(),
  }
}

/** Settings of the server that is measured; no vacuum of its own changes a figure meanwhile. */
export const meterSettings: readonly string[] = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_utility=off',
  'autovacuum=off',
  'shared_buffers=512MB',
  'max_wal_size=8GB',
  'jit=off',
]
