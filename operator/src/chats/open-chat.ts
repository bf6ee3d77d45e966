import type { ChatMessage } from '@mosaic/contracts'

/** Messages in their order, each once, whatever was asked for twice. */
export const withNews = (known: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] => {
  const seqs = new Set(known.map(({ seq }) => seq))
  const added = news.filter(({ seq }) => !seqs.has(seq))
  return added.length === 0 ? known : [...known, ...added].sort((one, other) => one.seq - other.seq)
}
