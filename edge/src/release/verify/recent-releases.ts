import { parseDocument, type Journal } from '../../store/journal'
import { reachable } from '../../composition/pointers'

/** So long a tab may stay open on what it began with. */
export const maxTabAgeMs = 24 * 3_600_000

/** `owner/release` of everything that any channel showed at some moment since then: tabs of that time may still ask for its files. */
export const shownSince = ({ texts }: Pick<Journal, 'texts'>, since: number): ReadonlySet<string> => {
  const documents = texts.flatMap(({ text, n }) => parseDocument(text, n) ?? [])
  const shown = documents.flatMap(({ channels }, index) => {
    const next = documents[index + 1]
    // What one document says is shown until the next one; a time that cannot be read is taken for a late one.
    const until = next ? Date.parse(next.entry.at) : Number.NaN
    return until < since ? [] : Object.values(channels)
  })
  return new Set(
    shown.flatMap((document) =>
      [...reachable(document)].flatMap(([owner, releases]) => [...releases].map((release) => `${owner}/${release}`)),
    ),
  )
}
