/**
 * Queries of the calls that the document starts before this code arrives. `remote.config.ts` declares them and the code sends them:
 * only an exactly equal query finds the started call.
 */
export const hotGamesQuery = { isPlatform: '2', platform: 'html5', limit: '30' } as const
