import type { Settings } from './environment'
import { freePort } from './ports'

/** Of a site beside others: ports that nobody serves, from this one on, and data of its own. */
export const ownSettings = async (firstPort: number, dataDir: string): Promise<Settings> => ({
  production: false,
  port: await freePort(firstPort),
  dataDir,
  databaseUrl: null,
  qa: true,
})
