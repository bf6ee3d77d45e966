import { prepareArt, prepareReleases } from '../build/prepare'
import { root } from '../root'
import { readSettings } from '../start/environment'

/** Draws the art and publishes what changed, into DATA_DIR or the store that RELEASE_STORE names. */
const result = readSettings(process.env, root)
if (!result.ok) {
  console.error(result.sentence)
  process.exit(1)
}
await prepareArt(root, result.settings, console.log)
await prepareReleases(root, result.settings, 'publisher', console.log)
