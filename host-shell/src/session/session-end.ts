import { bus } from '@mosaic/event-bus'

export type SessionEnd = 'none' | 'logout' | 'expired'

let end: SessionEnd = 'none'

/**
 * How the last session ended: a logout leads home, an expiry to the login and back (spec §4). A guard cannot tell
 * them apart by the session alone.
 */
export const lastSessionEnd = (): SessionEnd => end

/** Forgets the end once the visitor has moved on from the page where it happened. */
export const forgetSessionEnd = (): void => {
  end = 'none'
}

export const watchSessionEnd = (): (() => void) => {
  let known = bus.last('session.changed@1')?.role ?? 'guest'
  const stops = [
    bus.on('session.changed@1', ({ role }) => {
      if (role === 'guest' && known !== 'guest') end = 'logout'
      if (role !== 'guest') end = 'none'
      known = role
    }),
    bus.on('session.relogin@1', () => {
      end = 'expired'
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
