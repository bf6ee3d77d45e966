import federation from '@module-federation/webpack-bundler-runtime/bundler'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

/**
 * Borrowing containers need initContainerEntry, which the host's build drops because it exposes nothing. `init` finds
 * an instance by build id, here the host's, so borrowers always get a new one.
 */
self.__mosaicFederation = {
  ...federation,
  runtime: { ...federation.runtime, init: federation.runtime.createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
}

export default () => ({ name: 'lend-runtime' })
