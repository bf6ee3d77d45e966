import type { Tier } from './terms'

/** Whether the conditions of `own` are met wherever those of `offered` are, and its share is at least as high. */
const covers = (own: Tier, offered: Tier): boolean =>
  own.rate >= offered.rate &&
  own.minTurnover <= offered.minTurnover &&
  own.minActive <= offered.minActive &&
  own.minLoss <= offered.minLoss &&
  (own.cap === null || (offered.cap !== null && offered.cap <= own.cap))

/** Positions of the offered tiers that exceed the offeror's own rate or relax their conditions (domain §4.4). */
export const tiersAboveOwn = (offered: readonly Tier[], own: readonly Tier[]): readonly number[] =>
  offered.flatMap((tier, position) => (own.some((each) => covers(each, tier)) ? [] : [position]))
