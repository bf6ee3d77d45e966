import type { ReleaseStore } from './release-store'

/** Texts by name, as a folder and a bucket both keep them. */
export type TextPlace = {
  /** Names below `canary/`. */
  readonly names: () => Promise<readonly string[]>
  readonly read: (name: string) => Promise<string | null>
  /** All of it at once, in place of what was there. */
  readonly write: (name: string, text: string) => Promise<void>
  readonly remove: (names: readonly string[]) => Promise<void>
}

const isName = (name: string): boolean => /^[a-z0-9-]{1,80}$/.test(name)
const partsOf = (name: string) => /^canary\/([a-z0-9-]+)\/([a-z0-9-]+)\.json$/.exec(name)?.slice(1)

/** `canary/<canary>/<edge>.json`: each is written by one edge alone, so no two writers ever meet. */
export const openBallotTexts = ({
  names,
  read,
  write,
  remove,
}: TextPlace): Pick<ReleaseStore, 'ballots' | 'keepBallots' | 'dropBallots' | 'countedCanaries'> => {
  const textsOf = async (canary: string) => (await names()).filter((name) => partsOf(name)?.[0] === canary)
  return {
    ballots: async (canary) => {
      const found = (await textsOf(canary)).map(async (name) => [partsOf(name)?.[1] ?? '', await read(name)] as const)
      return Object.fromEntries(
        (await Promise.all(found)).filter((one): one is readonly [string, string] => one[1] !== null),
      )
    },
    keepBallots: async (canary, edge, text) => {
      if (!isName(canary) || !isName(edge)) throw new Error(`${canary} or ${edge} is no name of a canary or an edge`)
      await write(`canary/${canary}/${edge}.json`, text)
    },
    dropBallots: async (canary, edge) =>
      remove((await textsOf(canary)).filter((name) => edge === undefined || partsOf(name)?.[1] === edge)),
    countedCanaries: async () => [...new Set((await names()).flatMap((name) => partsOf(name)?.[0] ?? []))].sort(),
  }
}
