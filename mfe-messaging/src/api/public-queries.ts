/** Query that the document sends ahead on the home page; `remote.config.ts` declares it and the code sends exactly the same. */
export const noticesQuery = { types: 'PL,H', groupName: 'm_home', platform: 'M' } as const
