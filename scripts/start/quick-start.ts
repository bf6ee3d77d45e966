import { preparedFrom } from '../build/prepared'
import { readSettings } from './environment'
import { serve } from './serve'
import { startSite } from './site'

/**
 * `npm start` from sources that were prepared before. Bundled beside the servers (`build/quick-start-bundle.ts`), so that nothing has to be translated first.
 * @returns the code to end with, or null where only the whole start can go on: a source changed, or a setting is wrong.
 */
export const quickStart = async (root: string): Promise<number | null> => {
  const result = readSettings(process.env, root)
  if (!result.ok || !preparedFrom(root, result.settings, process.env).upToDate) return null
  return serve(result.settings, (log, onEnd) => startSite(root, result.settings, log, onEnd))
}
