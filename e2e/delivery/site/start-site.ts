import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Site = {
  readonly url: string
  /** Release of the host, to prove that it stays the same. */
  readonly host: string
  readonly publish: (squad: string) => Promise<unknown>
  readonly withdraw: (squad: string) => Promise<unknown>
  readonly stop: () => Promise<void>
}

const tsx = pathToFileURL(createRequire(join(import.meta.dirname, '../../../package.json')).resolve('tsx')).href

/** Starts the site of `serve.ts` and waits until it answers. */
export const startSite = async (host: 'tiny' | 'real', squads: readonly string[]): Promise<Site> => {
  const child = fork(join(import.meta.dirname, 'serve.ts'), [host, ...squads], { execArgv: ['--import', tsx], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const next = <T>() =>
    new Promise<T>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`the site ended with code ${code}`))
      child.once('exit', ended)
      child.once('message', (message) => {
        child.off('exit', ended)
        resolve(message as T)
      })
    })
  const tell = async (verb: string, squad: string) => {
    const answer = next<{ result: unknown }>()
    child.send({ verb, squad })
    return (await answer).result
  }
  const { url, host: release } = await next<{ url: string; host: string }>()
  return {
    url,
    host: release,
    publish: (squad) => tell('publish', squad),
    withdraw: (squad) => tell('withdraw', squad),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.disconnect()
      }),
  }
}
