import { rm } from 'node:fs/promises'

/** After the last flow of a run. */
export default async (): Promise<void> => {
  const folder = process.env.MOSAIC_FIXTURES
  if (folder) await rm(folder, { recursive: true, force: true })
}
