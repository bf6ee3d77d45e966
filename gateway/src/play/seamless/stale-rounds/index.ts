import type { AppContext } from '../../../platform/runtime/app-context'
import { startInterval } from '../../../platform/runtime/start-interval'
import { sweepStaleRounds } from './sweep'

const everyMs = 60_000

/** Starts the background work; returns the function that stops it. */
export const startStaleRounds = (ctx: AppContext, provider: string): (() => Promise<void>) =>
  startInterval(ctx, {
    everyMs,
    work: () => sweepStaleRounds(ctx, provider),
    failed: 'the sweep of stale rounds failed',
  })
