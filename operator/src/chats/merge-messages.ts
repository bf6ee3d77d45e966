import type { ChatMessage } from '@mosaic/contracts'

/** Adds messages without duplicates, ordered by their numbers. */
export const mergeMessages = (known: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] => {
  const seqs = new Set(known.map(({ seq }) => seq))
  const added = news.filter(({ seq }) => !seqs.has(seq))
  return added.length === 0 ? known : [...known, ...added].sort((one, other) => one.seq - other.seq)
}
