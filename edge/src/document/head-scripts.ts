import { endpoints, type WireLanguage } from '@mosaic/contracts'
import type { RoutePrefetch } from '@mosaic/remote-kit'
import { scriptJson } from './escape'

/**
 * A tag of the document that failed is taken away at once, so that the loaders make a new one instead of waiting for an
 * event that has already passed. The host itself is asked for twice more; nobody else could.
 */
const watchTags = `(function(){var tries=0;addEventListener('error',function(e){var t=e.target;if(!t||!t.getAttribute||t.getAttribute('data-mosaic')===null)return;t.remove();if(t.getAttribute('data-mosaic')!=='host'||++tries>2)return;var s=document.createElement('script');s.src=t.src.split('?')[0]+'?retry='+tries;s.integrity=t.integrity;s.crossOrigin='anonymous';s.setAttribute('data-mosaic','host');setTimeout(function(){document.head.appendChild(s)},400*tries)},true)})();`

export type Call = { readonly key: string; readonly url: string; readonly module: string }

/** Same key as the API client's `prefetchKey`: method, path and query in alphabetical order. */
export const callOf = ({ endpoint, query = {} }: RoutePrefetch): Call => {
  const { method, path, module } = endpoints[endpoint]
  const search = Object.keys(query).sort().map((name) => `${name}=${encodeURIComponent(query[name] ?? '')}`).join('&')
  const url = search ? `${path}?${search}` : path
  return { key: `${method} ${url}`, url, module }
}

const startCalls = (calls: readonly Call[], merchant: string, language: WireLanguage): string => {
  if (calls.length === 0) return ''
  const list = scriptJson(calls.map(({ key, url, module }) => [key, url, module]))
  const head = scriptJson({ Merchant: merchant, Language: language })
  return `(function(h,c,p){var d=matchMedia('(display-mode: standalone)').matches?'OTHERS':'web';c.forEach(function(x){p[x[0]]=fetch(x[1],{headers:Object.assign({Device:d,ModuleId:x[2],'X-Timestamp':String(Date.now())},h)});p[x[0]].catch(function(){})})})(${head},${list},window.__mosaicPrefetch={});`
}

/** Inline script of the document: watches its own tags and starts the public calls of this page. */
export const headScript = (prefetch: readonly RoutePrefetch[], merchant: string, language: WireLanguage): string => {
  const calls = new Map(prefetch.map((declared) => callOf(declared)).map((call) => [call.key, call]))
  return watchTags + startCalls([...calls.values()], merchant, language)
}
