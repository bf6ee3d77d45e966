import type { AppContext } from './app-context'

type Repeated = {
  readonly everyMs: number
  readonly work: () => Promise<unknown>
  /** Logged when a run fails; the next one runs all the same. */
  readonly failed: string
}

/** Background work of the gateway, one run after the other; returns how to stop it, which waits for the present run. */
export const startInterval = (
  { log }: Pick<AppContext, 'log'>,
  { everyMs, work, failed }: Repeated,
): (() => Promise<void>) => {
  let working: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    working = working.then(work).catch((error: unknown) => log.error({ err: error }, failed))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await working
  }
}
