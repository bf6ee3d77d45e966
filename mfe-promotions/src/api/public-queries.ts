/** Queries that the document sends ahead; `remote.config.ts` declares them and the code sends exactly the same. */
export const bannersQuery = { types: 'B', groupName: 'm_home', platform: 'M' } as const
export const promotionsQuery = { types: 'PR', platform: 'M' } as const
