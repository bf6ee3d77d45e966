import { visibleText } from '@mosaic/contracts'
import { normalizeText } from '../../platform/runtime/normalize-text'

/**
 * Name search of the lobby: accent-insensitive, tolerant of typing errors (domain §6: distance ≤ 1 for terms of up to five
 * letters, else 2), by substring where a script has no spaces between words (Thai, Japanese; domain §5).
 */

export const fold = (text: string): string => normalizeText(text.replace(/[đĐ]/g, 'd').replace(/[ßẞ]/g, 'ss'))

export const toleranceOf = (term: string): number => ([...term].length <= 2 ? 0 : [...term].length <= 5 ? 1 : 2)

/**
 * Damerau–Levenshtein distance between a term and the nearest prefix of a word, since a term that is still being typed
 * is a prefix. `null` as soon as the distance must exceed `limit`.
 */
export const distanceToBeginning = (term: string, word: string, limit: number): number | null => {
  if (term.length - word.length > limit) return null
  const width = Math.min(word.length, term.length + limit)
  let before: number[] = []
  let previous = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= term.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= width; column++) {
      let cost = Math.min(
        (previous[column - 1] ?? 0) + (term[row - 1] === word[column - 1] ? 0 : 1),
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      )
      if (row > 1 && column > 1 && term[row - 1] === word[column - 2] && term[row - 2] === word[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
      if (cost < best) best = cost
    }
    if (best > limit) return null
    before = previous
    previous = current
  }
  const distance = Math.min(...previous)
  return distance <= limit ? distance : null
}

/** Distance of a term to the nearest word of a name; `null` beyond the tolerance. */
const termDistance = (term: string, words: readonly string[]): number | null => {
  const limit = toleranceOf(term)
  let best: number | null = null
  for (const word of words) {
    const distance = distanceToBeginning(term, word, best === null ? limit : best - 1)
    if (distance !== null) best = distance
    if (best === 0) return 0
  }
  return best
}

export type Searchable = { readonly folded: string; readonly words: readonly string[] }

export const searchable = (...texts: readonly string[]): Searchable => {
  const folded = texts.map(fold).join(' ')
  return { folded, words: folded.split(' ').filter((word) => word !== '') }
}

/** The worst score of a name that contains every term as typed; a higher score has typing errors. */
const asTyped = 3

/** 0 is best, larger is worse, `null` does not match. Every term must match. */
export const matchScore = (query: string, target: Searchable): number | null => {
  const wanted = fold(query)
  if (wanted === '') return 0
  const position = target.folded.indexOf(wanted)
  if (position === 0) return 0
  if (position > 0) return target.folded[position - 1] === ' ' ? 1 : 2
  let score = asTyped
  for (const term of wanted.split(' ')) {
    if (target.folded.includes(term)) continue
    const distance = termDistance(term, target.words)
    if (distance === null) return null
    score += distance * 2
  }
  return score
}

/** Best matches first; equal ones keep their order. Typing errors count only when no name contains every term as typed. */
export const searchIn = <T>(query: string, rows: readonly T[], of: (row: T) => Searchable): readonly T[] => {
  if (fold(query) === '') return visibleText(query) === '' ? rows : []
  const hits = rows.flatMap((row) => {
    const score = matchScore(query, of(row))
    return score === null ? [] : [{ row, score }]
  })
  const best = hits.some(({ score }) => score <= asTyped) ? hits.filter(({ score }) => score <= asTyped) : hits
  return best.sort((a, b) => a.score - b.score).map((hit) => hit.row)
}
