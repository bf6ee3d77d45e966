import { bus } from '@mosaic/event-bus'
import { ensureTexts, type TextSource } from '@mosaic/i18n'
import type { Composition } from '@mosaic/remote-kit'
import { readComposition } from './composition'
import { startModules } from './modules'
import { createModuleStore, type ModuleStore } from './module-store'
import { createRemoteLoader } from './remote-loader'
import { createTags } from './tags'
import { createTextSource } from './text-source'

type Loading = { readonly composition: Composition; readonly store: ModuleStore; readonly textSource: TextSource }

let loading: Loading | null = null

/** Reads the document's composition once and makes everything in it loadable. */
export const loadComposition = (): Composition => {
  loading ??= start(readComposition())
  return loading.composition
}

const start = (composition: Composition): Loading => {
  const tags = createTags(composition)
  window.__mosaicTag = tags.dress
  const loader = createRemoteLoader({
    composition,
    tags,
    ...startModules(composition, tags),
    ensureTexts,
    emit: (name, payload) => bus.emit(name, payload),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
  })
  return { composition, store: createModuleStore(loader), textSource: createTextSource(composition, tags) }
}

const started = (): Loading => {
  loadComposition()
  if (loading) return loading
  throw new Error('loadComposition did not start')
}

export const moduleStore = (): ModuleStore => started().store
/** For startI18n: where the composition keeps the texts of a namespace. */
export const textSource = (): TextSource => started().textSource
/** Starts loading a module before anything shows it, e.g. when a link to it is touched. */
export const preloadModule = (remote: string, module: string): Promise<void> => moduleStore().start(remote, module)
