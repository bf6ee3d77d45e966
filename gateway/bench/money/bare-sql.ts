import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { settleQuery } from '../../src/play/seamless/calls.sql'
import { contextQuery } from '../../src/play/seamless/context.sql'
import { contextValues } from '../../src/play/seamless/context-store'

export type BareSeat = { readonly token: string; readonly game: string }
type Seen = {
  readonly id: string
  readonly version: string
  readonly stake: string | null
  readonly payout: string | null
}

/**
 * The statements of a bet and its payout without a gateway: the same two for each, prepared, from a plain client. The difference is
 * the gateway's own cost.
 */
export const bareRounds = (url: string, seats: readonly BareSeat[]) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const hashes = seats.map(({ token }) => createHash('sha256').update(token).digest('hex'))
  const call = async (name: 'bet' | 'win', hash: string, roundId: string): Promise<boolean> => {
    const [txId, now] = [randomUUID(), Date.now()]
    const key = { txId, refTxId: null, roundId }
    const values = contextValues('studio', hash, key, now)
    const [seen] = (await pool.query<Seen>(contextQuery(key).plain(values))).rows
    if (!seen) return false
    const [amount, moved] = name === 'bet' ? ['100', '-100'] : ['90', '90']
    const round =
      name === 'bet'
        ? { stake: '100', payout: '0', validBet: '0', state: 'OPEN' }
        : { stake: '100', payout: '90', validBet: '100', state: 'SETTLED' }
    const written = await pool.query<{ done: boolean }>(
      settleQuery.plain({
        ...{ session: seen.id, version: seen.version, seenStake: seen.stake, seenPayout: seen.payout },
        ...{ txId, call: name, fingerprint: txId, roundId, refTxId: null, amount, moved, ledgerTransaction: txId },
        ...{ at: values.at, ...round },
        answer: JSON.stringify({ status: 'OK', balance: '100000', balanceVersion: 1, currency: 'BRL' }),
      }),
    )
    return written.rows[0]?.done ?? false
  }
  return {
    round: async (index: number): Promise<number> => {
      const hash = hashes[index % hashes.length]
      if (hash === undefined) throw new Error('There are no sessions.')
      const roundId = `bare-${randomUUID()}`
      return (await call('bet', hash, roundId)) && (await call('win', hash, roundId)) ? 200 : 409
    },
    close: () => pool.end(),
  }
}
