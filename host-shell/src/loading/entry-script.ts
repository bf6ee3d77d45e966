import { LoadError } from './failure'
import type { Tags } from './tags'

const patience = 5000

const tagInDocument = (url: string): HTMLScriptElement | undefined =>
  Array.from(document.scripts).find((script) => script.src === new URL(url, window.location.origin).href)

/** Waits for one script; a tag that the document already carries is used, a tag that failed is taken away. */
export const runEntryScript = (url: string, tags: Tags): Promise<void> =>
  new Promise((resolve, reject) => {
    const address = tags.retryUrl(url)
    const present = tagInDocument(address)
    const script = present ?? document.createElement('script')
    const settle = (action: () => void) => () => {
      clearTimeout(timer)
      script.removeEventListener('load', loaded)
      script.removeEventListener('error', failed)
      script.remove()
      action()
    }
    const loaded = settle(resolve)
    const failed = settle(() => reject(new LoadError('network', `${address} could not be loaded`, address)))
    const timer = setTimeout(
      settle(() => reject(new LoadError('timeout', `${address} took longer than ${patience} ms`, address))),
      patience,
    )
    script.addEventListener('load', loaded)
    script.addEventListener('error', failed)
    if (present) return
    script.async = true
    script.src = url
    tags.decorateTag(script, url)
    document.head.appendChild(script)
  })
