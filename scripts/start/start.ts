import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { buildAndStartSite } from './built-site'
import { readSettings } from './environment'
import { serve } from './serve'

/** `npm start`: builds what changed, publishes it to the file store, migrates, seeds and serves until a signal comes. */
export const start = async (): Promise<number> => {
  const result = readSettings(process.env, root)
  if (!result.ok) {
    console.error(result.sentence)
    return 1
  }
  const { settings } = result
  return serve(settings, (log, onEnd) => {
    const first = !existsSync(join(settings.dataDir, 'store'))
    if (first)
      console.log(
        'First start: building the remotes, drawing the art and playing the demo history. This takes two to three minutes, once.',
      )
    return buildAndStartSite(root, settings, 'npm start', log, onEnd)
  })
}
