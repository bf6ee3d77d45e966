export const baccaratAreas = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const
