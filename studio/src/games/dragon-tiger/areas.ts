export const dragonTigerAreas = ['dragon', 'tiger', 'tie', 'suitedTie'] as const
