import type { CatalogueGame } from './catalogue'

/** A phone screen of the lobby shows twelve tiles; none of them may share its motif with another. */
export const screenSize = 12

/** Takes the first game whose motif is not among the last eleven; with none, the first one. */
const takeFresh = (queue: CatalogueGame[], recent: ReadonlySet<string>): CatalogueGame | undefined => {
  const at = queue.findIndex((game) => !recent.has(game.motif))
  return queue.splice(Math.max(at, 0), 1)[0]
}

type GameLists = readonly (readonly CatalogueGame[])[]

/** Per block, one game of every list in turn, so that the list opens with all vendors. */
export const interleave = (blocks: readonly GameLists[]): readonly CatalogueGame[] => {
  const arranged: CatalogueGame[] = []
  for (const lists of blocks) {
    const queues = lists.map((list) => [...list])
    while (queues.some((queue) => queue.length > 0)) {
      for (const queue of queues) {
        const recent = new Set(arranged.slice(1 - screenSize).map((game) => game.motif))
        const next = takeFresh(queue, recent)
        if (next) arranged.push(next)
      }
    }
  }
  return arranged
}
