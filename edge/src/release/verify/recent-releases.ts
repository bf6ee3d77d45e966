import { parseDocument, type Journal } from '../../store/journal'
import { reachableReleases } from '../../composition/pointers'

/** Age of the oldest tab whose files must still exist. */
export const maxTabAgeMs = 24 * 3_600_000

/** `owner/release` of everything that any channel has shown since then: open tabs may still need the files. */
export const shownSince = ({ texts }: Pick<Journal, 'texts'>, since: number): ReadonlySet<string> => {
  const documents = texts.flatMap(({ text, n }) => parseDocument(text, n) ?? [])
  const shown = documents.flatMap(({ channels }, index) => {
    const next = documents[index + 1]
    // A document is valid until the next one; an unreadable time counts as late.
    const until = next ? Date.parse(next.entry.at) : Number.NaN
    return until < since ? [] : Object.values(channels)
  })
  return new Set(
    shown.flatMap((document) =>
      [...reachableReleases(document)].flatMap(([owner, releases]) =>
        [...releases].map((release) => `${owner}/${release}`),
      ),
    ),
  )
}
