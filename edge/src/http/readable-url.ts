const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * An address whose path has a broken percent escape means these characters; otherwise the router would answer with a
 * raw error before any route.
 */
export const readableUrl = (url: string): string => {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  return isReadable(path) ? url : path.replaceAll('%', '%25') + (end < 0 ? '' : url.slice(end))
}
