const nameOf = (pair: string): string => {
  const name = (pair.split('=')[0] ?? '').replace(/\+/g, ' ')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The address without some parameters; the others stay exactly as they are. */
export const withoutParams = (url: string, isGone: (name: string) => boolean): string => {
  const at = url.indexOf('?')
  if (at < 0) return url
  const left = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => pair !== '' && !isGone(nameOf(pair)))
  return left.length > 0 ? `${url.slice(0, at)}?${left.join('&')}` : url.slice(0, at)
}
