type Line = { readonly id: number; readonly text: string }

/** Says what happens in a game, for all engines. Countdowns are not said. */
export type Announcer = {
  /** `about` names one event: the same text about it is said once. */
  readonly say: (about: string, text: string) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly lines: () => readonly Line[]
}

/** Enough for a screen reader that is still reading. */
const storedLines = 6
const storedEvents = 60

export const createAnnouncer = (): Announcer => {
  const listeners = new Set<() => void>()
  const said = new Map<string, string>()
  let lines: readonly Line[] = []
  let next = 1
  return {
    say: (about, text) => {
      if (text === '' || said.get(about) === text) return
      said.delete(about)
      said.set(about, text)
      const [oldest] = said.keys()
      if (said.size > storedEvents && oldest !== undefined) said.delete(oldest)
      lines = [...lines, { id: next, text }].slice(-storedLines)
      next += 1
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    lines: () => lines,
  }
}
