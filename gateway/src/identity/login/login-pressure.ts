import type { AppContext } from '../../platform/runtime/app-context'
import { eventLoopDelay } from '../../platform/runtime/event-loop-delay'
import { passwordsAreBusy } from '../password/password'

/**
 * A login costs about forty reads of processor time (`npm run bench:logins`); from this event-loop delay (ms) on,
 * logins are refused.
 */
const readers = eventLoopDelay(20)

/** A login now would be answered with a retry. */
export const loginsAreBusy = (): boolean => passwordsAreBusy() || readers.stands()

/** The embedded database delays the event loop itself, so a site on one machine refuses no logins for it. */
export const watchReaders = ({ config }: Pick<AppContext, 'config'>): (() => void) =>
  config.databaseUrl === null ? () => undefined : readers.watch()
