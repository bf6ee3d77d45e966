import federation from '@module-federation/webpack-bundler-runtime/bundler'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

// A host exposes nothing, so the build drops initContainerEntry from its copy; containers that borrow the runtime need it.
self.__mosaicFederation = { ...federation, bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry } }

export default () => ({ name: 'lend-runtime' })
