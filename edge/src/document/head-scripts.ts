import { callPatience, endpoints, type WireLanguage, visitKindOf } from '@mosaic/contracts'
import type { RoutePrefetch } from '@mosaic/remote-kit'
import { scriptJson } from './escape'

/*
 * These scripts run before everything else, in every browser that we support, so they are written in its oldest syntax.
 */

/**
 * A tag of the document that failed is taken away at once, so that the loaders make a new one instead of waiting for an
 * event that has already passed. The host itself is asked for twice more; nobody else could.
 */
const watchTags = `(function () {
  var tries = 0
  addEventListener('error', function (event) {
    var tag = event.target
    if (!tag || !tag.getAttribute || tag.getAttribute('data-mosaic') === null) return
    tag.remove()
    if (tag.getAttribute('data-mosaic') !== 'host' || ++tries > 2) return
    var again = document.createElement('script')
    again.src = tag.src.split('?')[0] + '?retry=' + tries
    again.integrity = tag.integrity
    again.crossOrigin = 'anonymous'
    again.setAttribute('data-mosaic', 'host')
    setTimeout(function () { document.head.appendChild(again) }, 400 * tries)
  }, true)
})();
`

/**
 * The worker that shows a page of the site's own where there is no network (offline/). It comes with the first visit, after everything
 * that the page shows; a browser that refuses it loses only that page.
 */
const keepOfflinePage = `addEventListener('load', function () {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js', { scope: '/m/' }).catch(function () {})
});
`

/** True in a browser that misses something the site's code calls; host-shell/src/polyfills brings exactly these. */
const needsPolyfills = `!(window.globalThis && window.BigInt && window.ResizeObserver && window.queueMicrotask && Promise.allSettled && Intl.PluralRules && Object.hasOwn && [].at && ''.at && ''.replaceAll && ''.matchAll)`

/** Written into the document, so that no other script runs before it. */
export const polyfillScript = (url: string, integrity: string): string =>
  `if (${needsPolyfills}) document.write(${scriptJson(`<script src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`)});`

/** Starts the public calls as the visitor whom the browser knows and keeps their answers for the API client; one that hangs is given up as late as the client's own. */
const callStarter = `(function (headers, calls, started) {
  var token = ''
  try {
    var session = JSON.parse(localStorage.getItem('MC_SESSION_INFO'))
    if (session.merchantCode === headers.Merchant && typeof session.token === 'string') token = session.token
  } catch (e) {}
  if (token) headers.Authorization = token
  var device = (${visitKindOf.toString()})(window) === 'H5' ? 'web' : 'OTHERS'
  var limit = new AbortController()
  setTimeout(function () { limit.abort() }, ${callPatience})
  calls.forEach(function (call) {
    var answer = fetch(call.url, { signal: limit.signal, headers: Object.assign({ Device: device, ModuleId: call.module, 'X-Timestamp': String(Date.now()) }, headers) })
    started[call.key + (token && ' ' + token)] = answer
    answer.catch(function () {})
  })
})`

export type Call = { readonly key: string; readonly url: string; readonly module: string }

/** Same key as the API client's `prefetchKey` for a guest: method, path and query in alphabetical order. */
export const callOf = ({ endpoint, query = {} }: RoutePrefetch): Call => {
  const { method, path, module } = endpoints[endpoint]
  const search = Object.keys(query)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(query[name] ?? '')}`)
    .join('&')
  const url = search ? `${path}?${search}` : path
  return { key: `${method} ${url}`, url, module }
}

const startCalls = (calls: readonly Call[], merchant: string, language: WireLanguage): string =>
  calls.length === 0
    ? ''
    : `${callStarter}(${scriptJson({ Merchant: merchant, Language: language })}, ${scriptJson(calls)}, window.__mosaicPrefetch = {});`

/** Inline script of the document: watches its own tags, keeps the offline page and starts the public calls of this page. */
export const headScript = (prefetch: readonly RoutePrefetch[], merchant: string, language: WireLanguage): string => {
  const calls = new Map(prefetch.map((declared) => callOf(declared)).map((call) => [call.key, call]))
  return watchTags + keepOfflinePage + startCalls([...calls.values()], merchant, language)
}
