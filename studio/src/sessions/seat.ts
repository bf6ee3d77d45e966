import { minor, storedMinor } from '../money/minor'
import type { Minor } from '../money/minor'
import type { SessionRecord } from '../store/records'

/** Half an hour without a sign of the player ends a seat. */
export const idleLimitMs = 30 * 60_000

export const isOver = (session: SessionRecord, now: number): boolean =>
  session.ended || now - session.seenAt > idleLimitMs

/** A repeated wallet answer may be old; a balance is taken only with a newer version. */
const isNewer = (version: string, than: string): boolean =>
  /^\d+$/.test(version) && /^\d+$/.test(than) ? BigInt(version) >= BigInt(than) : true

export const withBalance = (
  session: SessionRecord,
  answer: { balance: string | null; balanceVersion: string | null },
): SessionRecord =>
  answer.balance === null || (answer.balanceVersion !== null && !isNewer(answer.balanceVersion, session.balanceVersion))
    ? session
    : { ...session, balance: answer.balance, balanceVersion: answer.balanceVersion ?? session.balanceVersion }

export const withStake = (session: SessionRecord, stake: Minor): SessionRecord => ({
  ...session,
  staked: String(storedMinor(session.staked) + stake),
})

export const withRound = (session: SessionRecord): SessionRecord => ({ ...session, rounds: session.rounds + 1 })

export const withReturn = (session: SessionRecord, win: Minor): SessionRecord => ({
  ...session,
  returned: String(storedMinor(session.returned) + win),
})

export const netOf = (session: SessionRecord): bigint => storedMinor(session.returned) - storedMinor(session.staked)

export const limitsOf = (session: SessionRecord): { min: Minor; max: Minor } => ({
  min: storedMinor(session.minBet),
  max: storedMinor(session.maxBet),
})

export const moved = (balance: string, by: bigint): string => String(minor(storedMinor(balance) + by))
