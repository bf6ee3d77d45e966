import type { Minor } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'

/** Deposits that count against limits; provided by `money`. */
export type DepositUsage = {
  /** Deposits of a span that are credited, under review, or open and may still be paid. */
  depositsTaken(
    db: Db,
    memberId: string,
    span: { readonly from: number; readonly to: number },
    now: number,
  ): Promise<Minor>
}

/**
 * Stakes and time that count against limits; provided by `play`. It includes all committed rounds, so a bet may be
 * decided on it.
 */
export type PlayUsage = {
  /** Stake and payout since the start of a day, week or month; an open round counts with its whole stake as lost. */
  atStakeSince(db: Db, memberId: string, from: number): Promise<{ readonly stake: Minor; readonly payout: Minor }>
  /** Time at play in milliseconds, without breaks. */
  timePlayedSince(db: Db, memberId: string, from: number, now: number): Promise<number>
}

/** Figures of the reality check; provided by `play`. */
export type SittingUsage = {
  /** The last rounds since an instant that follow each other without a gap of `idleMs`; null without any. */
  lastPlayPeriod(
    db: Db,
    memberId: string,
    since: number,
    idleMs: number,
  ): Promise<{ readonly startedAt: number; readonly lastAt: number } | null>
  /** Stake and payout since any instant. */
  playedSince(db: Db, memberId: string, from: number): Promise<{ readonly stake: Minor; readonly payout: Minor }>
}

export type Usage = DepositUsage & PlayUsage & SittingUsage
