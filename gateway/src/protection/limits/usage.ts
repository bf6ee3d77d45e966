import type { Minor } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'

/** What a member paid in, as money has it; it counts against limits on deposits. */
export type DepositUsage = {
  /** Deposits of a span that are credited, under review, or open and may still be paid. */
  depositsTaken(
    db: Db,
    memberId: string,
    span: { readonly from: number; readonly to: number },
    now: number,
  ): Promise<Minor>
}

/** How a member played, as play has it. Nothing is missing that is committed, so a bet may be decided on it. */
export type PlayUsage = {
  /** Stake and payout since the start of a day, week or month; an open round counts with its whole stake as lost. */
  atStakeSince(db: Db, memberId: string, from: number): Promise<{ readonly stake: Minor; readonly payout: Minor }>
  /** Time at play in milliseconds, without breaks. */
  timePlayedSince(db: Db, memberId: string, from: number, now: number): Promise<number>
}

/** What the reality check shows. */
export type SittingUsage = {
  /** The last rounds since an instant that follow each other without a gap of `idleMs`; null without any. */
  lastSitting(
    db: Db,
    memberId: string,
    since: number,
    idleMs: number,
  ): Promise<{ readonly startedAt: number; readonly lastAt: number } | null>
  /** Stake and payout since any instant. */
  playedSince(db: Db, memberId: string, from: number): Promise<{ readonly stake: Minor; readonly payout: Minor }>
}

export type Usage = DepositUsage & PlayUsage & SittingUsage
