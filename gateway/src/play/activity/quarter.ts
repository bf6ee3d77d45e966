/**
 * Activity is stored by the quarter of an hour of UTC. The offset of every time zone has been a multiple of 15 minutes
 * since 1980 (Kathmandu +05:45, Lord Howe +10:30), so each business day, week and month is made of whole quarters.
 */
export const quarterMs = 15 * 60_000

/** The first instant of the quarter that an instant lies in. */
export const quarterOf = (instant: number): number => Math.floor(instant / quarterMs) * quarterMs
