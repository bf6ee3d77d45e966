import { useSyncExternalStore } from 'react'
import type { Announcer } from './announcer'

/** The only live region of play; it exists before anything is said. */
export const AnnouncerRegion = ({ announcer }: { announcer: Announcer }) => {
  const lines = useSyncExternalStore(announcer.subscribe, announcer.lines)
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
