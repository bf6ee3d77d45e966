import type { Page } from '@playwright/test'

/** Counts the unanswered requests of the page. */
const countRequests = () => {
  const asked = { open: 0 }
  Object.assign(window, { requestsOfPage: asked })
  const end = () => {
    asked.open -= 1
  }
  const { fetch } = window
  window.fetch = (...request) => {
    asked.open += 1
    const answer = fetch(...request)
    answer.then(end, end)
    return answer
  }
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function (...body) {
    asked.open += 1
    this.addEventListener('loadend', end, { once: true })
    send.apply(this, body)
  }
}

/** From the page's next document on, rest also requires that no request is open. */
export const watchRequests = (page: Page): Promise<unknown> => page.addInitScript(countRequests)

type Rest = {
  /** Milliseconds without a change that count as rest. */
  readonly still?: number
  /** Milliseconds after which the page is taken as broken. */
  readonly patience?: number
  /** Language tag that the document has to be in. */
  readonly tag?: string
}

/** Milliseconds after which a page that never rests (a ticker, a countdown) is taken as it is. */
const restless = 2000

/** Runs in the page; resolves with the missing condition, or '' at rest. */
const rest = ({ still, patience, tag, restless }: Required<Omit<Rest, 'tag'>> & Rest & { readonly restless: number }) =>
  new Promise<string>((resolve) => {
    const began = performance.now()
    let changed = began
    let readySince = Number.POSITIVE_INFINITY
    const observer = new MutationObserver(() => {
      changed = performance.now()
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    const inSight = (element: Element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    const missing = (): string => {
      const main = document.querySelector('main')
      if (!('mounted' in document.documentElement.dataset)) return 'the site does not run'
      if (tag && document.documentElement.lang !== tag) return `it is not in ${tag}`
      const words = (main?.textContent ?? '').trim().length
      if (words + (main?.querySelectorAll('input,button,img,iframe').length ?? 0) <= 3) return 'it shows nothing'
      if (Reflect.get(window, 'requestsOfPage')?.open > 0) return 'it awaits an answer'
      const pictures = [...document.images].filter((image) => !image.complete)
      const waits = [...document.querySelectorAll('[data-skeleton]'), ...pictures].some(inSight)
      return waits ? 'something in sight is on its way' : ''
    }
    const look = () => {
      const now = performance.now()
      const lacks = missing()
      readySince = lacks ? Number.POSITIVE_INFINITY : Math.min(readySince, now)
      const rests = now - Math.max(changed, readySince) >= still
      if (!rests && now - readySince <= restless && now - began <= patience) {
        setTimeout(look, 20)
        return
      }
      observer.disconnect()
      resolve(lacks)
    }
    look()
  })

/** Waits until the page is readable: the site runs, it has content, everything in view is loaded, and no element changed for a moment. */
export const atRest = async (page: Page, { still = 300, patience = 30_000, tag }: Rest = {}): Promise<void> => {
  const lacks = await page.evaluate(rest, { still, patience, restless, ...(tag ? { tag } : {}) })
  if (lacks) throw new Error(`${page.url()} does not come to rest: ${lacks}`)
}
