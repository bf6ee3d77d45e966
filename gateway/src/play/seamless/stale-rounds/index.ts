import type { AppContext } from '../../../platform/runtime/app-context'
import { startInterval } from '../../../platform/runtime/start-interval'
import { sweepStaleRounds } from './sweep'

const everyMs = 60_000

/** Background work of the gateway; returns how to stop it. */
export const startStaleRounds = (ctx: AppContext, provider: string): (() => Promise<void>) =>
  startInterval(ctx, {
    everyMs,
    work: () => sweepStaleRounds(ctx, provider),
    failed: 'stale rounds could not be asked for',
  })
