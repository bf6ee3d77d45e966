import type { AppContext } from '../../../platform/runtime/app-context'
import { sweepStaleRounds } from './sweep'

const everyMs = 60_000

/** Starts the background work; returns the function that stops it. */
export const startStaleRounds = (ctx: AppContext, provider: string): Promise<() => Promise<void>> =>
  ctx.jobs.repeat({
    name: 'stale-rounds',
    everyMs,
    work: () => sweepStaleRounds(ctx, provider),
    failed: 'the sweep of stale rounds failed',
  })
