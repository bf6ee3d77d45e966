import { callTimeout, endpoints, type WireLanguage, visitKindOf } from '@mosaic/contracts'
import { answerShapes } from '@mosaic/contracts/reading'
import type { RoutePrefetch } from '@mosaic/remote-kit'
import { scriptJson } from './escape'
import { writtenTag } from './trusted-types'

/* These scripts run first and in every supported browser, so they use the oldest syntax. */

/**
 * Removes a tag that failed, so that the loaders make a new one instead of waiting for an event that has passed. The
 * host's own tag is retried twice here, because no loader runs yet.
 */
const retryFailedTags = `(function () {
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
    again.setAttribute('data-cfasync', 'false')
    setTimeout(function () { document.head.appendChild(again) }, 400 * tries)
  }, true)
})();
`

/**
 * Registers the offline worker after everything else has loaded (offline/). A browser that refuses it only loses the
 * offline page.
 */
const registerOfflineWorker = `addEventListener('load', function () {
  try { navigator.serviceWorker.register('/sw.js', { scope: '/m/' }).catch(function () {}) } catch (e) {}
});
`

/** True in a browser that lacks a feature; host-shell/src/polyfills provides exactly these. */
const needsPolyfills = `!(window.BigInt && window.ResizeObserver && Promise.allSettled && Intl.PluralRules && Object.hasOwn && [].at && ''.at && ''.replaceAll && ''.matchAll)`

/** `document.write` blocks all later scripts until the polyfills have run. */
export const polyfillScript = (url: string, integrity: string): string =>
  `if (${needsPolyfills}) ${writtenTag(`<script data-cfasync="false" src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`)}`

/**
 * Starts the public calls with the stored session and shares the answers with the API client; the timeout is the
 * client's.
 */
const callStarter = `(function (headers, calls, started) {
  var token = ''
  try {
    var session = JSON.parse(localStorage.getItem('MC_SESSION_INFO'))
    if (session.merchantCode === headers.Merchant && typeof session.token === 'string') token = session.token
  } catch (e) {}
  if (token) headers.Authorization = token
  var device = (${visitKindOf.toString()})(window) === 'H5' ? 'web' : 'OTHERS'
  var limit = new AbortController()
  setTimeout(function () { limit.abort() }, ${callTimeout})
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

const shapes = answerShapes((access) => access === 'public')

/** The host reads these answers before it has fetched any shapes. */
const shapesOf = (prefetch: readonly RoutePrefetch[]): string =>
  `window.__mosaicShapes = ${scriptJson(Object.fromEntries(prefetch.map(({ endpoint }) => [endpoint, shapes[endpoint]])))};`

const startCalls = (calls: readonly Call[], merchant: string, language: WireLanguage): string =>
  calls.length === 0
    ? ''
    : `${callStarter}(${scriptJson({ Merchant: merchant, Language: language })}, ${scriptJson(calls)}, window.__mosaicPrefetch = {});`

/** Inline script of the document: watches its tags, registers the offline worker and starts the public calls. */
export const headScript = (prefetch: readonly RoutePrefetch[], merchant: string, language: WireLanguage): string => {
  const calls = new Map(prefetch.map((declared) => callOf(declared)).map((call) => [call.key, call]))
  const started = startCalls([...calls.values()], merchant, language)
  return retryFailedTags + registerOfflineWorker + (started && started + shapesOf(prefetch))
}
