import { preparedFrom } from '../build/prepared'
import { readSettings } from './environment'
import { serve } from './serve'
import { startSite } from './site'

/**
 * `npm start` from prepared sources. Bundled beside the servers (`build/quick-start-bundle.ts`), so that no source has to be
 * transpiled first.
 * @param stopped resolves when the servers should stop.
 * @returns the exit code, or null if a full start is needed: a source changed, or a setting is wrong.
 */
export const quickStart = async (root: string, stopped: Promise<unknown>): Promise<number | null> => {
  const result = readSettings(process.env, root)
  if (!result.ok || !preparedFrom(root, result.settings, process.env).upToDate) return null
  return serve(result.settings, (log, onEnd) => startSite(root, result.settings, log, onEnd), stopped)
}
