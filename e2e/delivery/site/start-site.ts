import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Edits } from './remake'
import type { Message } from './serve'
import type { StoreFault } from './faulty-store'

export type Site = {
  readonly url: string
  /** Second origin of the releases; empty unless the site was started with one. */
  readonly mirror: string
  /** Release of the host; tests assert that it stays the same. */
  readonly host: string
  readonly dataDir: string
  readonly publish: (squad: string) => Promise<unknown>
  readonly withdraw: (squad: string) => Promise<unknown>
  /** Returns the folder of another version of a squad's release. */
  readonly remake: (squad: string, version: string, edits: Edits) => Promise<string>
  /** Runs `npm run release -- …` on the site's store. */
  readonly release: (...args: readonly string[]) => Promise<{
    readonly code: number
    readonly outcome: string
    readonly result: unknown
    readonly messages: readonly string[]
  }>
  /** Makes the store fail in this way; null ends it. */
  readonly storeFault: (storeFault: StoreFault | null) => Promise<unknown>
  /** Restarts the edge at the same address with the offline page switched off. */
  readonly withoutOfflinePage: () => Promise<unknown>
  /** Closes the edge of the site; release commands still work, and `startEdge` starts others. */
  readonly closeEdge: () => Promise<unknown>
  /** Starts one more edge over the same store, in a process of its own. */
  readonly startEdge: () => Promise<EdgeProcess>
  readonly stop: () => Promise<void>
}

export type EdgeProcess = { readonly url: string; readonly kill: () => Promise<void> }

const tsx = pathToFileURL(createRequire(join(import.meta.dirname, '../../../package.json')).resolve('tsx')).href

const startEdgeProcess = async (dataDir: string): Promise<EdgeProcess> => {
  const child = fork(join(import.meta.dirname, 'edge-process.ts'), [dataDir], {
    execArgv: ['--import', tsx],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { url } = await new Promise<{ url: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { url: string }))
    child.once('exit', (code) => reject(new Error(`the edge ended with code ${code}`)))
  })
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Starts the site of `serve.ts` and waits until it answers. */
export const startSite = async (
  host: 'tiny' | 'real',
  squads: readonly string[],
  { mirror: hasMirror = false } = {},
): Promise<Site> => {
  const child = fork(join(import.meta.dirname, 'serve.ts'), [host, ...squads], {
    execArgv: ['--import', tsx],
    env: { ...process.env, SECOND_ORIGIN: hasMirror ? '1' : '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const next = <T>() =>
    new Promise<T>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`the site ended with code ${code}`))
      child.once('exit', ended)
      child.once('message', (message) => {
        child.off('exit', ended)
        resolve(message as T)
      })
    })
  const send = async (message: Message): Promise<unknown> => {
    const answer = next<{ result: unknown } | { error: string }>()
    child.send(message)
    const result = await answer
    if ('error' in result) throw new Error(result.error)
    return result.result
  }
  type Started = { readonly url: string; readonly mirror: string; readonly host: string; readonly dataDir: string }
  const { url, mirror, host: release, dataDir } = await next<Started>()
  const edges: EdgeProcess[] = []
  return {
    url,
    mirror,
    host: release,
    dataDir,
    publish: (squad) => send({ verb: 'publish', squad }),
    withdraw: (squad) => send({ verb: 'withdraw', squad }),
    remake: async (squad, version, edits) => String(await send({ verb: 'remake', squad, version, edits })),
    release: async (...args) => (await send({ verb: 'release', args })) as Awaited<ReturnType<Site['release']>>,
    storeFault: (storeFault) => send({ verb: 'store-fault', storeFault }),
    withoutOfflinePage: () => send({ verb: 'without-offline-page' }),
    closeEdge: () => send({ verb: 'close-edge' }),
    startEdge: async () => {
      const edge = await startEdgeProcess(dataDir)
      edges.push(edge)
      return edge
    },
    stop: async () => {
      await Promise.all(edges.map(({ kill }) => kill()))
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.disconnect()
      })
    },
  }
}
