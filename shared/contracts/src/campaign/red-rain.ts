/** How the money of a red rain is divided into its envelopes. */
export const rainDivisions = ['equal', 'random'] as const
export type RainDivision = (typeof rainDivisions)[number]

/** A red rain that an agent gives: it begins at once, and members below have this time to catch its envelopes. */
export const agentRain = { waves: 3, waveMinutes: 10, mostEnvelopes: 500 } as const
