import { bus } from '@mosaic/event-bus'
import { ensureTexts, i18nInstance, type TextSource } from '@mosaic/i18n'
import type { ComposedRemote, Composition } from '@mosaic/remote-kit'
import { inlineTexts, startedModules } from './composition'
import { verifyComposition, inlineComposition } from './verify-composition'
import { startModules } from './modules'
import { createModuleStore, type ModuleStore } from './module-store'
import { reportPart, startReporting } from './part-reports'
import { createRemoteLoader } from './remote-loader'
import { createTags } from './tags'
import { createTextSource } from './text-source'

type Loading = {
  readonly composition: Composition
  readonly store: ModuleStore
  readonly textSource: TextSource
  readonly firstModules: Promise<unknown>
}

let loading: Loading | null = null

/** Checks and reads the document's composition once and makes everything in it loadable. */
export const loadComposition = async (): Promise<Composition> => {
  loading ??= start(await verifyComposition(inlineComposition()))
  return loading.composition
}

/** Modules start before the host has started its texts. */
const whenTextsStarted = (): Promise<void> =>
  i18nInstance.isInitialized
    ? Promise.resolve()
    : new Promise((resolve) => i18nInstance.on('initialized', () => resolve()))

const start = (composition: Composition): Loading => {
  const tags = createTags(composition)
  // A remote can fall back to the release before it; everything below looks here each time.
  const remotes: Record<string, ComposedRemote> = { ...composition.remotes }
  const current = { ...composition, remotes }
  const modules = startModules(current, tags)
  const inlined = inlineTexts()
  window.__mosaicTag = tags.decorateTag
  const loader = createRemoteLoader({
    composition: current,
    tags,
    ...modules,
    fallBack: async (remote) => {
      const failing = remotes[remote]?.release
      if (failing === undefined || failing !== composition.remotes[remote]?.release) return false
      const { lastGoodRelease } = await import('./last-good')
      const earlier = await lastGoodRelease(remote, failing, composition)
      if (!earlier) return false
      remotes[remote] = earlier
      tags.add(earlier)
      modules.replace(remote)
      return true
    },
    report: reportPart,
    // Texts of the document follow every language switch from the start (startI18n's `preloaded`).
    ensureTexts: (namespace) =>
      namespace in inlined ? Promise.resolve() : whenTextsStarted().then(() => ensureTexts(namespace)),
    emit: (name, payload) => bus.emit(name, payload),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
  })
  const store = createModuleStore(loader)
  addEventListener('online', store.retryLost)
  // Long after the page has what it needs, and at once when something fails.
  startReporting(7000)
  // Their code is on its way since the document began; with a little luck they are there for the first render.
  const firstModules = Promise.all(startedModules().map(([remote, module]) => store.start(remote, module)))
  return { composition, store, textSource: createTextSource(current, tags), firstModules }
}

const started = (): Loading => {
  if (loading) return loading
  throw new Error('loadComposition has not been awaited')
}

export const moduleStore = (): ModuleStore => started().store
/** For startI18n: address of a namespace's texts by composition. */
export const textSource = (): TextSource => started().textSource
/**
 * Resolves when the document's first modules are loaded, or after a short limit. The painted shell stays until then,
 * which saves one render with skeletons.
 */
export const firstModulesReady = (): Promise<unknown> =>
  Promise.race([started().firstModules, new Promise((resolve) => setTimeout(resolve, 120))])
