/** Answers that the document began to fetch before this code arrived (speed.md §5); each is used once. */
type Prefetched = Record<string, Promise<Response> | undefined>

declare global {
  interface Window {
    __mosaicPrefetch?: Prefetched
  }
}

/** `GET /path?sorted=query` and the member, if any: key of a request that the document started. */
export const prefetchKey = (
  method: string,
  path: string,
  query: Readonly<Record<string, string>>,
  token: string | null,
): string => {
  const search = Object.keys(query)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(query[name] ?? '')}`)
    .join('&')
  return `${method} ${path}${search ? `?${search}` : ''}${token ? ` ${token}` : ''}`
}

export const takePrefetched = (key: string): Promise<Response> | null => {
  const started = typeof window === 'undefined' ? undefined : window.__mosaicPrefetch
  const answer = started?.[key]
  if (!started || !answer) return null
  delete started[key]
  return answer
}
