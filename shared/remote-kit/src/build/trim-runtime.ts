import { join } from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { browserParts } from './paths'

/**
 * Parts of libraries that every page of ours would carry and never call: 6 kB of the home page's script. Their versions are pinned
 * exactly; an upgrade that needs another export of them fails the build, and one that calls them fails e2e/delivery.
 */
const unused: readonly (readonly [RegExp, string])[] = [
  [/[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, 'no-fetch-adapter.mjs'],
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, 'no-preload.mjs'],
  [/[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/, 'no-snapshot.mjs'],
  [/[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]dom\.js$/, 'no-tags.mjs'],
]

export class TrimRuntimePlugin {
  apply(compiler: Compiler): void {
    for (const [file, substitute] of unused) new webpack.NormalModuleReplacementPlugin(file, join(browserParts, substitute)).apply(compiler)
  }
}
