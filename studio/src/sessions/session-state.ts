import { minor, storedMinor } from '../money/minor'
import type { Minor } from '../money/minor'
import type { FreeRounds, SessionRecord } from '../store/records'

/** A session ends after half an hour without a request. */
const idleLimitMs = 30 * 60_000

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

/** A bet that its player took back: neither a stake nor a round of this visit. */
export const withoutRound = (session: SessionRecord, stake: Minor): SessionRecord => ({
  ...session,
  staked: String(storedMinor(session.staked) - stake),
  rounds: session.rounds - 1,
})

export const withReturn = (session: SessionRecord, win: Minor): SessionRecord => ({
  ...session,
  returned: String(storedMinor(session.returned) + win),
})

export const netOf = (session: SessionRecord): bigint => storedMinor(session.returned) - storedMinor(session.staked)

export const limitsOf = (session: SessionRecord): { min: Minor; max: Minor } => ({
  min: storedMinor(session.minBet),
  max: storedMinor(session.maxBet),
})

/** A demo session after a bet or payout, which no wallet answers. */
export const withDemoBalance = (session: SessionRecord, by: bigint): SessionRecord => ({
  ...session,
  balance: String(minor(storedMinor(session.balance) + by)),
  balanceVersion: String(BigInt(session.balanceVersion) + 1n),
})

/** The next free rounds: those that expire first. */
export const nextFreeRounds = (session: SessionRecord, now: number): FreeRounds | null =>
  session.freeRounds.find(({ left, expiresAt }) => left > 0 && expiresAt > now) ?? null

const changed = (session: SessionRecord, rewardId: string, change: (known: FreeRounds) => FreeRounds) => ({
  ...session,
  freeRounds: session.freeRounds.map((known) => (known.rewardId === rewardId ? change(known) : known)),
})

export const withFreeRound = (session: SessionRecord, rewardId: string): SessionRecord =>
  changed(session, rewardId, (known) => ({ ...known, left: Math.max(0, known.left - 1) }))

export const withFreeWin = (session: SessionRecord, rewardId: string, win: Minor): SessionRecord =>
  changed(session, rewardId, (known) => ({ ...known, won: String(storedMinor(known.won) + win) }))

/** The wallet refuses them, so none are left. */
export const withoutFreeRounds = (session: SessionRecord, rewardId: string): SessionRecord =>
  changed(session, rewardId, (known) => ({ ...known, left: 0 }))

/** The wallet's report may be older than the last round, and omits used-up free rounds. */
export const withReportedFreeRounds = (session: SessionRecord, reported: readonly FreeRounds[]): SessionRecord => ({
  ...session,
  freeRounds: [
    ...reported.map((each) => {
      const known = session.freeRounds.find(({ rewardId }) => rewardId === each.rewardId)
      if (!known) return each
      const won = storedMinor(known.won) > storedMinor(each.won) ? known.won : each.won
      return { ...each, left: Math.min(known.left, each.left), won }
    }),
    ...session.freeRounds
      .filter(({ rewardId }) => reported.every((each) => each.rewardId !== rewardId))
      .map((known) => ({ ...known, left: 0 })),
  ],
})
