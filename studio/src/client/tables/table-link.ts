import type { TableView } from '../../tables/table-view'
import { pause, pollDelay } from '../frame/retry-until-answered'

export type TableLink = { readonly close: () => void }

type Parts = {
  readonly gameCode: string
  readonly sessionKey: string
  readonly onTable: (table: TableView) => void
  /** true while the connection to the table is lost. */
  readonly onLost: (lost: boolean) => void
  readonly onSessionOver: () => void
}

/** The server sends at least every 15 s; after this time the connection counts as lost. */
const silenceMs = 25_000
const pollMs = 1_500

/** Parses server-sent events from a chunk; `left` is the rest of an unfinished event. */
export const eventsIn = (text: string): { readonly data: readonly string[]; readonly left: string } => {
  const blocks = text.split('\n\n')
  const left = blocks.pop() ?? ''
  const data = blocks.flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.startsWith('data: '))
    return lines.length === 0 ? [] : [lines.map((line) => line.slice(6)).join('\n')]
  })
  return { data, left }
}

/**
 * Follows a table by a stream, else by polling; resumes after the last received result. `fetch`, because
 * `EventSource` cannot send the session key.
 */
export const createTableLink = ({ gameCode, sessionKey, onTable, onLost, onSessionOver }: Parts): TableLink => {
  const path = `/api/v1/tables/${encodeURIComponent(gameCode)}`
  const authorization = `Bearer ${sessionKey}`
  let known = 0
  let closed = false
  let stop = new AbortController()

  const take = (table: TableView): void => {
    const newest = table.results[table.results.length - 1]
    if (newest) known = newest.round
    onLost(false)
    onTable(table)
  }

  /** Resolves when the stream ended; true if it delivered an event. */
  const stream = async (): Promise<boolean> => {
    stop = new AbortController()
    let timer = window.setTimeout(() => stop.abort(), silenceMs)
    let received = false
    try {
      const headers: Record<string, string> = { authorization }
      if (known > 0) headers['last-event-id'] = String(known)
      const response = await fetch(`${path}/stream`, { headers, signal: stop.signal, cache: 'no-store' })
      if (response.status === 401) {
        closed = true
        onSessionOver()
        return false
      }
      const reader = response.ok ? response.body?.getReader() : undefined
      if (!reader) return false
      const decoder = new TextDecoder()
      let text = ''
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return received
        window.clearTimeout(timer)
        timer = window.setTimeout(() => stop.abort(), silenceMs)
        const { data, left } = eventsIn(text + decoder.decode(value, { stream: true }))
        text = left
        received = received || data.length > 0
        // Written by our own server, of the same build as this page.
        data.forEach((each) => take(JSON.parse(each)))
      }
    } catch {
      return received
    } finally {
      window.clearTimeout(timer)
    }
  }

  const poll = async (): Promise<boolean> => {
    try {
      const response = await fetch(`${path}?after=${known}`, { headers: { authorization }, cache: 'no-store' })
      if (response.status === 401) {
        closed = true
        onSessionOver()
        return false
      }
      const answer = await response.json()
      if (answer.ok !== true) return false
      take(answer.table)
      return true
    } catch {
      return false
    }
  }

  const run = async (): Promise<void> => {
    for (let silent = 0; !closed; ) {
      const received = await stream()
      if (closed) return
      silent = received ? 0 : silent + 1
      if (silent === 0) continue
      // After two silent streams a proxy may be buffering them; polling still works.
      for (let asked = 0; silent >= 2 && asked < 20 && !closed; asked += 1) {
        if (!(await poll())) break
        await pause(pollMs)
      }
      onLost(true)
      await pause(pollDelay(Math.min(silent, 3)))
    }
  }
  void run()

  return {
    close: () => {
      closed = true
      stop.abort()
    },
  }
}
