import pg from 'pg'

/** A long history that no player has, straight into the books, so that there is something to search. */
export const addBallast = async (url: string, entries: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("set session_replication_role = 'replica'")
    await client.query(
      `insert into ledger_transactions (id, merchant_code, scope, idempotency_key, fingerprint, kind, title, reference, created_at)
       select md5('ballast' || n)::uuid, 'aurora', 'ballast', n::text, md5(n::text), 'bet', 'Golden Fox', n::text, now() - n * interval '1 second' from generate_series(1, $1::int) n`,
      [entries / 2],
    )
    await client.query(
      `insert into ledger_entries (transaction_id, line, account_id, currency, amount, balance_after, account_version, created_at)
       select md5('ballast' || n)::uuid, line, -line, 'BRL', case line when 1 then -10 else 10 end, 0, n, now() - n * interval '1 second'
       from generate_series(1, $1::int) n, generate_series(1, 2) line`,
      [entries / 2],
    )
    // The server's work after this (statistics, free space, checkpoints) must not count in the next measurement.
    await client.query('vacuum (analyze) ledger_transactions, ledger_entries')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
