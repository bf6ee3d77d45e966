import type { EventName } from '@mosaic/event-bus'
import { Button, ignoreInputMethodEnter, Section, Select, TextField } from '@mosaic/ui'
import { useState, useSyncExternalStore, type SubmitEvent } from 'react'
import { emitTyped, type EventLog } from './event-log'
import styles from './harness.module.css'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Log of bus events, and a form to emit one as another remote would. */
export const EventPanel = ({ names, log }: { readonly names: readonly EventName[]; readonly log: EventLog }) => {
  const entries = useSyncExternalStore(log.subscribe, log.entries)
  const [name, setName] = useState<EventName | undefined>(names[0])
  const [payload, setPayload] = useState('{}')
  const [error, setError] = useState<string | null>(null)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name) setError(emitTyped(name, payload))
  }
  return (
    <Section icon="lightning" title="Events">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its field */}
      <form className={styles.form} onSubmit={send} onKeyDown={ignoreInputMethodEnter}>
        <Select
          label="Event"
          name="event"
          value={name}
          options={names.map((known) => ({ value: known, label: known }))}
          onChange={(event) => setName(names.find((known) => known === event.target.value))}
        />
        <TextField
          label="Payload"
          name="payload"
          value={payload}
          error={error ?? undefined}
          onChange={(event) => setPayload(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          Emit
        </Button>
      </form>
      <ol className={styles.log} aria-label="Event log">
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <span className={styles.muted}>{clock.format(entry.at)}</span> {entry.name}{' '}
            <code className={styles.payload}>{entry.payload}</code>
          </li>
        ))}
      </ol>
    </Section>
  )
}
