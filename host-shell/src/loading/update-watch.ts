import type { Composition } from '@mosaic/remote-kit'

/** Releases of a tab, in the form of `/composition/releases`. */
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
  /** Releases that a new tab would get; null when the edge does not answer. */
  readonly ask: () => Promise<string | null>
  readonly now: () => number
  /** No unsent text, no open game, no remote that holds the update. */
  readonly isSafe: () => boolean
  readonly reload: () => void
  /** Remembers over the reload what was moved to, so that a set that never arrives is not reloaded for ever. */
  readonly memory: { readonly get: () => string | null; readonly set: (value: string) => void }
}

const askEvery = 60_000
/** A visitor who returns after this long gets the new releases immediately. */
export const longAway = 30 * 60_000

/** A tab keeps its releases until a moment at which a reload is unnoticed; it never asks or interrupts. */
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
