const nameOf = (pair: string): string => {
  const name = (pair.split('=')[0] ?? '').replace(/\+/g, ' ')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The address without some of its parameters; the others stay as they were written. */
export const withoutParams = (url: string, isGone: (name: string) => boolean): string => {
  const at = url.indexOf('?')
  if (at < 0) return url
  const left = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => pair !== '' && !isGone(nameOf(pair)))
  return left.length > 0 ? `${url.slice(0, at)}?${left.join('&')}` : url.slice(0, at)
}
