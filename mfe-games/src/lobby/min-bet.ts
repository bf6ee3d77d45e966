/** Minimum bets a player may filter by, in the merchant's currency (spec §9). */
export const minBetOptions = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const
export type MinBet = (typeof minBetOptions)[number] | 'all'

/** Only slots know the filter by minimum bet (spec §2). */
export const hasMinBetFilter = (tab: string): boolean => tab === 'RNG'

/** An address may hold any text; an unknown option means "all". */
export const readMinBet = (text: string | null): MinBet => minBetOptions.find((option) => option === text) ?? 'all'

/** The wire leaves the field out for "all", and for categories that do not have the filter. */
export const minBetOnWire = (tab: string, minBet: MinBet): string | undefined =>
  minBet === 'all' || !hasMinBetFilter(tab) ? undefined : minBet
