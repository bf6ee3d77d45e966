import type { AppContext } from '../../platform/runtime/app-context'
import { eventLoopDelay } from '../../platform/runtime/event-loop-delay'
import { passwordsAreBusy } from '../password/password'

/** A login takes some forty times the processor of a read (`npm run bench:logins`), so that few of them make every reader wait; from this delay on (ms) logins wait instead. */
const readers = eventLoopDelay(20)

/** Whoever would log in now is told to try again in a moment. */
export const loginsAreBusy = (): boolean => passwordsAreBusy() || readers.stands()

/** The embedded database works inside this process and holds up its turns; a site of one machine turns no login away for that. */
export const watchReaders = ({ config }: Pick<AppContext, 'config'>): (() => void) =>
  config.databaseUrl === null ? () => undefined : readers.watch()
