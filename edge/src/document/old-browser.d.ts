import type { LanguageTag } from '@mosaic/contracts'
/**
 * What a browser of the floor has, as `usedApis` of remote-kit writes it, and how a document finds out. The youngest
 * decide, and give the floor itself (api-floor.test.ts): Object.fromEntries, and in Firefox character classes.
 */
export declare const floorProbes: Readonly<Record<string, string>>
/** A plain page for browsers below the floor, instead of a start that breaks at some point. In the oldest syntax. */
export declare const oldBrowserScript: (tag: LanguageTag) => string
