import { configureClient, queryClient } from '@mosaic/api-client'
import { setServerTime, whenClockInDoubt } from '@mosaic/i18n'

/** Milliseconds since the document's first byte arrived. */
const documentAge = (): number => {
  const [entry]: readonly Partial<PerformanceNavigationTiming>[] = performance.getEntriesByType('navigation')
  return entry?.responseStart === undefined ? 0 : performance.now() - entry.responseStart
}

const askForTime = async (): Promise<void> => {
  const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
  setServerTime(Date.parse(headers.get('date') ?? ''))
}

/** Starts the site's clock with the time of the document; each answer of the gateway corrects it. */
export const startServerTime = (issuedAt: number | undefined): void => {
  if (issuedAt !== undefined) setServerTime(issuedAt + documentAge())
  configureClient({ onServerTime: setServerTime })
  whenClockInDoubt(() => {
    askForTime().catch(() => undefined)
    // Ages of answers were counted by the clock that was changed.
    void queryClient.invalidateQueries()
  })
}
