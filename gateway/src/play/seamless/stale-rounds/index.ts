import type { AppContext } from '../../../platform/kernel/app-context'
import { repeatInBackground } from '../../../platform/kernel/repeat-in-background'
import { sweepStaleRounds } from './sweep'

const everyMs = 60_000

/** Background work of the gateway; returns how to stop it. */
export const startStaleRounds = (ctx: AppContext, provider: string): (() => Promise<void>) =>
  repeatInBackground(ctx, {
    everyMs,
    work: () => sweepStaleRounds(ctx, provider),
    failed: 'stale rounds could not be asked for',
  })
