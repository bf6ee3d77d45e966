import { type Minor, minor, zero } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import type { Round } from './context'
import { returnedStakeQuery } from './returned-stake.sql'

/** The unused stake that a round returned when it ended: what its bets took and its stake no longer has. */
export const returnedStake = async (
  db: Db,
  { provider, roundId }: { readonly provider: string; readonly roundId: string },
  { state }: Pick<Round, 'state'>,
): Promise<Minor> => {
  if (state === 'OPEN') return zero
  const { rows } = await returnedStakeQuery(db, { provider, roundId })
  return minor(rows[0]?.returned ?? 0n)
}
