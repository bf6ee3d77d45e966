import { type WireLanguage } from '@mosaic/contracts'
import type { RoutePrefetch } from '@mosaic/remote-kit'
/** `document.write` blocks all later scripts until the polyfills have run. */
export declare const polyfillScript: (url: string, integrity: string) => string
export type Call = {
  readonly key: string
  readonly url: string
  readonly module: string
}
/** Same key as the API client's `prefetchKey` for a guest: method, path and query in alphabetical order. */
export declare const callOf: ({ endpoint, query }: RoutePrefetch) => Call
/** Inline script of the document: watches its tags, registers the offline worker and starts the public calls. */
export declare const headScript: (
  prefetch: readonly RoutePrefetch[],
  merchant: string,
  language: WireLanguage,
) => string
