import type { AppContext } from '../../../platform/kernel/app-context'
import { sweepStaleRounds } from './sweep'

const everyMs = 60_000

/** Background work of the gateway; returns how to stop it. */
export const startStaleRounds = (ctx: AppContext, provider: string): (() => Promise<void>) => {
  let sweeping = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweeping
      .then(() => sweepStaleRounds(ctx, provider))
      .catch((error: unknown) => ctx.log.error({ err: error }, 'stale rounds could not be asked for'))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await sweeping
  }
}
