import type { Settings } from './environment'
import { freePort } from './ports'

/** Settings of a site beside others: free ports from this one on, and a data folder of its own. */
export const ownSettings = async (firstPort: number, dataDir: string): Promise<Settings> => ({
  production: false,
  port: await freePort(firstPort),
  dataDir,
  databaseUrl: null,
  qa: true,
})
