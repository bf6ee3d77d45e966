import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'

export type BareSeat = { readonly token: string; readonly game: string }
type Session = { readonly id: string; readonly hash: string; readonly player: string; readonly house: string }

/**
 * The transactions of a bet and its payout as they are without a gateway: the same statements, prepared, from a plain client. What a
 * gateway takes beside them is its own.
 */
export const bareRounds = async (url: string, seats: readonly BareSeat[]) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const sessions: Session[] = []
  for (const { token } of seats) {
    const hash = createHash('sha256').update(token).digest('hex')
    const { rows } = await pool.query<{ id: string; player: string; house: string }>(
      'select id, player_account::text as player, house_account::text as house from game_sessions where token_hash = $1',
      [hash],
    )
    if (rows[0]) sessions.push({ ...rows[0], hash })
  }
  const transaction = async (at: number, call: 'bet' | 'win', session: Session, roundId: string, units: bigint) => {
    const client = await pool.connect()
    const [txId, now] = [randomUUID(), new Date(at).toISOString()]
    const [from, to] = call === 'bet' ? [-units, units] : [units, -units]
    const [state, stake, payout] = call === 'bet' ? ['OPEN', units, 0n] : ['SETTLED', 100n, units]
    try {
      await client.query('begin')
      const context = 'select * from seamless_context($1, $2, $3, $4, $5, $6)'
      await client.query({ name: 'context', text: context, values: [session.hash, 'studio', txId, null, roundId, now] })
      const write =
        'select * from ledger_write($1, $2, $3, $4, $5, $6, $7, $8, null, $9, $10::bigint[], $11::text[], $12::bigint[])'
      const accounts = [
        [session.player, session.house],
        ['BRL', 'BRL'],
        [String(from), String(to)],
      ]
      const entry = [txId, 'aurora', 'seamless:studio', txId, txId, call, 'Golden Fox', roundId, now, ...accounts]
      await client.query({ name: 'write', text: write, values: entry })
      const record = 'select seamless_record($1, $2, $3, $4, $5, null, $6, $7, $8, $9, $10, $11, $12, $13, $14)'
      const answer = JSON.stringify({ status: 'OK', balance: '100000', balanceVersion: 1, currency: 'BRL' })
      const valid = state === 'SETTLED' ? stake : 0n
      const kept = [session.id, txId, call, txId, roundId, String(units), 'OK', answer, [txId], now]
      await client.query({
        name: 'record',
        text: record,
        values: [...kept, String(stake), String(payout), String(valid), state],
      })
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  return {
    round: async (index: number): Promise<number> => {
      const session = sessions[index % sessions.length]
      if (!session) throw new Error('There are no sessions.')
      const roundId = `bare-${randomUUID()}`
      await transaction(Date.now(), 'bet', session, roundId, 100n)
      await transaction(Date.now(), 'win', session, roundId, 90n)
      return 200
    },
    close: () => pool.end(),
  }
}
