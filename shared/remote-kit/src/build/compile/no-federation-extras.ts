import { join } from 'node:path'
import webpack from 'webpack'
import { browserParts } from '../paths'

/** Saves 3.3 kB (brotli) of the host's first script: preloading, snapshots, tags and error sentences that the host never uses. */
export const noFederationExtras = new webpack.NormalModuleReplacementPlugin(
  /[\\/](runtime-core[\\/]dist[\\/](utils[\\/]preload|plugins[\\/]snapshot[\\/]SnapshotHandler)\.js|@module-federation[\\/](sdk[\\/]dist[\\/]dom\.js|error-codes[\\/]dist[\\/]desc\.m?js))$/,
  join(browserParts, 'no-federation-extras.mjs'),
)

/** In place of the runtime's own parser of version ranges. */
export const oneRangeParser = new webpack.NormalModuleReplacementPlugin(/[\\/]semver[\\/]index\.js$/, (asked) => {
  // Its imports are looked up from its own folder only when the request itself is replaced.
  if (/[\\/]runtime-core[\\/]/.test(asked.context)) asked.request = join(browserParts, 'federation-ranges.mjs')
})
