import federation from '@module-federation/webpack-bundler-runtime/bundler'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

/*
 * A host exposes nothing, so the build drops initContainerEntry from its copy; containers that borrow the runtime need it.
 * `init` looks for an instance by the build id compiled into this code, which is the host's: a borrower would be handed
 * the host's own instance, so for borrowers it always makes a new one.
 */
self.__mosaicFederation = {
  ...federation,
  runtime: { ...federation.runtime, init: federation.runtime.createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
}

export default () => ({ name: 'lend-runtime' })
