import { serverNow } from '@mosaic/browser'
import type { EventMap, RemoteFailure } from '@mosaic/contracts'
import type { ComposedRemote, Composition } from '@mosaic/remote-kit'
import type { ComponentType } from 'react'
import type { PartReport } from './part-report'
import { classify, explainNetwork } from './failure'
import type { Tags } from './tags'

// Props differ from module to module; slots and routes pass plain data and the module declares what it reads.
export type RemoteComponent = ComponentType<Record<string, unknown>>

export type ModuleResult =
  | { readonly ok: true; readonly Component: RemoteComponent }
  | { readonly ok: false; readonly failure: RemoteFailure }

/** Dependencies of the loader; `wiring.ts` supplies the real ones. */
export type LoaderParts = {
  readonly composition: Pick<Composition, 'remotes'>
  readonly tags: Tags
  /** Gives the evaluated module, or throws. */
  readonly loadModule: (remote: string, module: string) => Promise<unknown>
  /** Whether this host can live with the release; it is not even asked for otherwise. */
  readonly fits?: (remote: ComposedRemote) => boolean
  /** Forgets the remote's container, so that the next load runs its entry again. */
  readonly forget: (remote: string) => void
  readonly ensureTexts: (namespace: string) => Promise<void>
  /** Puts the release before in the place of one that does not load; false when there is none. */
  readonly fallBack?: (remote: string) => Promise<boolean>
  /** Reports the outcome of every load. */
  readonly report?: (part: PartReport) => void
  readonly now?: () => number
  readonly emit: <N extends 'remote.failed@1' | 'remote.recovered@1'>(name: N, payload: EventMap[N]) => void
  readonly wait: (ms: number) => Promise<void>
  readonly random: () => number
}

/** Pauses before the second and third try; each is spread by ±50 % so that a thousand phones do not knock in step. */
const pauses = [300, 900]

const triesFor: Record<RemoteFailure, number> = {
  network: 3,
  timeout: 2,
  'sri-mismatch': 2,
  'init-error': 2,
  incompatible: 1,
  'render-error': 1,
}

const componentOf = (loaded: unknown): RemoteComponent | null => {
  if (typeof loaded !== 'object' || loaded === null || !('default' in loaded)) return null
  const exported = loaded.default
  // React components are functions, or objects when wrapped by memo or forwardRef.
  return typeof exported === 'function' || (typeof exported === 'object' && exported !== null)
    ? (exported as RemoteComponent)
    : null
}

export type RemoteLoader = {
  readonly load: (remote: string, module: string) => Promise<ModuleResult>
  /** A loaded module threw while it was shown: the next load starts the remote from nothing. Gives what it was, on a closer look. */
  readonly broken: (remote: string, module: string, failure: RemoteFailure, url?: string) => Promise<RemoteFailure>
}

export const createRemoteLoader = (parts: LoaderParts): RemoteLoader => {
  const {
    composition,
    tags,
    loadModule,
    forget,
    ensureTexts,
    emit,
    wait,
    random,
    fits = () => true,
    fallBack = async () => false,
    report = () => undefined,
    now = serverNow,
  } = parts
  /** Failed tries by module since the last success, over manual retries too. */
  const failedTries = new Map<string, number>()

  const explained = async (failure: RemoteFailure, url?: string): Promise<RemoteFailure> =>
    failure === 'network' && url ? explainNetwork(url, tags.integrityOf(url)) : failure
  type About = { readonly remote: string; readonly module: string; readonly release: string }
  const reportFailure = (about: About, failure: RemoteFailure) => {
    report({ ...about, failure })
    emit('remote.failed@1', { ...about, failure })
    return { ok: false, failure } as const
  }

  type Failed = { readonly ok: false; readonly failure: RemoteFailure; readonly url?: string }
  const attempt = async (
    remote: string,
    module: string,
  ): Promise<{ ok: true; Component: RemoteComponent } | Failed> => {
    try {
      const { packages = [] } = composition.remotes[remote]?.modules[module] ?? {}
      const [loaded] = await Promise.all([loadModule(remote, module), ...[remote, ...packages].map(ensureTexts)])
      const Component = componentOf(loaded)
      return Component ? { ok: true, Component } : { ok: false, failure: 'init-error' }
    } catch (error) {
      const { failure, url } = classify(error)
      return { ok: false, url, failure: await explained(failure, url) }
    }
  }

  /**
   * A file that did not arrive is requested again under a new query. Code that threw is cached by the runtimes, so
   * its container is dropped and the whole remote starts again.
   */
  const reset = (remote: string, failure: RemoteFailure, url?: string) => {
    if (url) tags.bust(url)
    if (failure === 'init-error' || failure === 'incompatible' || failure === 'render-error') forget(remote)
  }

  const loadRelease = async (remote: string, module: string): Promise<ModuleResult> => {
    const known = composition.remotes[remote]
    if (!known?.modules[module]) return { ok: false, failure: 'incompatible' }
    const key = `${remote}/${module}`
    const about = { remote, module, release: known.release }
    if (known.refused || !fits(known)) return reportFailure(about, 'incompatible')
    const began = now()
    for (let tried = 1; ; tried++) {
      const result = await attempt(remote, module)
      if (result.ok) {
        const failed = failedTries.get(key) ?? 0
        failedTries.delete(key)
        report({ ...about, failure: null, ms: Math.round(now() - began) })
        if (failed > 0) emit('remote.recovered@1', { ...about, attempts: failed + 1 })
        return result
      }
      failedTries.set(key, (failedTries.get(key) ?? 0) + 1)
      reset(remote, result.failure, result.url)
      if (tried >= triesFor[result.failure]) return reportFailure(about, result.failure)
      await wait((pauses[tried - 1] ?? 0) * (0.5 + random()))
    }
  }

  const load = async (remote: string, module: string): Promise<ModuleResult> => {
    const result = await loadRelease(remote, module)
    // Offline, the previous release fails too; the first failure is the one reported.
    if (result.ok || !(await fallBack(remote).catch(() => false)) || !composition.remotes[remote]?.modules[module])
      return result
    return loadRelease(remote, module)
  }

  const broken: RemoteLoader['broken'] = async (remote, module, failure, url) => {
    const key = `${remote}/${module}`
    failedTries.set(key, (failedTries.get(key) ?? 0) + 1)
    reset(remote, 'render-error', url)
    const release = composition.remotes[remote]?.release ?? ''
    return reportFailure({ remote, module, release }, await explained(failure, url)).failure
  }

  return { load, broken }
}
