/** Characters that nobody types and that a copied text brings along: joiners, direction marks, a byte order mark. */
const invisible = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** What stands behind an address in a sentence. */
const sentenceMarks = /[\s.,;:!?)\]}>'"»”’“‘「」『』、。，！？）】…]+$/
/** Marks of a chat's formatting; a code in a query may end with one of them. */
const trailingMarks = /[\s.,;:!?)\]}>'"»”’“‘「」『』、。，！？）】…*_~|\\^`]+$/

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Ampersands that were written for HTML, once or again. */
const plainAmpersands = (search: string): string => search.replace(/(&|%26)(amp(;|%3B))+/gi, '&')

const cleanSearch = (search: string): string => {
  const parts = plainAmpersands(search).split('&')
  const clean = parts.map((part, index) => {
    const text = decoded(part).replace(invisible, '')
    const isLast = index === parts.length - 1
    const changed = text !== decoded(part) || (isLast && sentenceMarks.test(text))
    if (!changed) return part
    const [name = '', ...value] = (isLast ? text.replace(sentenceMarks, '') : text).split('=')
    return value.length === 0 ? name : `${name}=${encodeURIComponent(value.join('='))}`
  })
  const joined = clean.filter(Boolean).join('&')
  return joined ? `?${joined}` : ''
}

/**
 * The address that was meant by one that a messenger or a person changed: with marks of a sentence, invisible
 * characters, ampersands of HTML, another case, or without `/m`. Null: the address is a screen's own, or nothing known.
 */
export const meantAddress = (url: string, isScreen: (path: string) => boolean): string | null => {
  const [askedPath = '', ...rest] = url.split('?')
  const wholePath = decoded(askedPath).replace(invisible, '')
  // A question mark or an ampersand that was encoded belongs to the query.
  const at = wholePath.search(/[?&#]/)
  const inPath = at < 0 ? '' : wholePath.slice(at + 1)
  const search = cleanSearch([inPath, rest.join('?')].filter(Boolean).join('&'))
  const path = (at < 0 ? wholePath : wholePath.slice(0, at)).replace(/\/{2,}/g, '/').replace(trailingMarks, '')
  const underSite = path.replace(/^\/m(?=\/|$)/i, '/m')
  const bare = underSite.replace(/\/+$/, '')
  const candidates = [bare, bare.replace(/\.html?$/i, '')]
  const found = [...candidates, ...candidates.map((each) => `/m${each}`)].find(isScreen)
  if (found === undefined) return null
  const meant = found + search
  const isOwn =
    askedPath.startsWith('/m') &&
    isScreen(decoded(askedPath)) &&
    search === (rest.length > 0 ? `?${rest.join('?')}` : '')
  return isOwn || meant === url ? null : meant
}
