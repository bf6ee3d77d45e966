export { CompositionError, inlineTexts } from './composition'
export { startIdlePrefetch } from './idle-prefetch'
export { RemoteModule, useRemoteModule, type RemoteModuleProps, type RemoteModuleView } from './RemoteModule'
export { firstModulesReady, loadComposition, preloadModule, textSource } from './wiring'
