import type { Composition } from '@mosaic/remote-kit'

/** What a tab shows, in the form in which `/composition/releases` answers. */
export const releasesOf = ({
  host,
  remotes,
}: {
  readonly host: { readonly release: string }
  readonly remotes: Composition['remotes']
}): string =>
  [
    `host ${host.release}`,
    ...Object.entries(remotes)
      .map(([name, { release }]) => `${name} ${release}`)
      .sort(),
  ].join('\n')

export type UpdateParts = {
  readonly shown: string
  /** What a new tab would be shown now; null when the edge does not answer. */
  readonly ask: () => Promise<string | null>
  readonly now: () => number
  /** No text typed and not sent, no game open, no remote that says it cannot be interrupted. */
  readonly isSafe: () => boolean
  readonly reload: () => void
  /** Remembers over the reload what was moved to, so that a set that never arrives is not reloaded for ever. */
  readonly memory: { readonly get: () => string | null; readonly set: (value: string) => void }
}

const askEvery = 60_000
/** Whoever comes back after this long gets the new set at once. */
export const longAway = 30 * 60_000

/** A tab keeps the set it began with until a moment at which nobody notices, then moves to the new one. Nothing asks, nothing interrupts. */
export const createUpdateWatch = ({ shown, ask, now, isSafe, reload, memory }: UpdateParts) => {
  let asked = now()
  let waiting: string | null = null
  let hiddenAt: number | null = null

  const look = async (): Promise<void> => {
    asked = now()
    const current = await ask()
    waiting = current === null || current === shown || memory.get() === current ? null : current
  }
  const move = (): void => {
    if (waiting === null || !isSafe()) return
    memory.set(waiting)
    reload()
  }
  return {
    /** Another page is being shown: the safe moment, if a new set is known; else the moment to ask. */
    navigated: (): void => {
      move()
      if (waiting === null && now() - asked >= askEvery) void look()
    },
    hidden: (): void => {
      hiddenAt = now()
    },
    shownAgain: async (): Promise<void> => {
      const away = hiddenAt === null ? 0 : now() - hiddenAt
      hiddenAt = null
      if (away >= askEvery) await look()
      if (away >= longAway) move()
    },
    look,
  }
}

export type UpdateWatch = ReturnType<typeof createUpdateWatch>
