/** `npm run test:deep` sets `deep`; only then do the expensive flows run, and the quick ones are left out. */
export const isDeep = process.env.TEST_DEPTH === 'deep'
