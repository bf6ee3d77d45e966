import { PluralRules } from './plural-rules'
import { ResizeWatcher } from './resize-watcher'
import { allSettled, at, hasOwn, matchAll, replaceAll } from './small'
import { wholeNumber } from './whole-numbers'

/*
 * Loaded before everything else, and only by browsers that miss one of these (see `needsPolyfills` of the edge's document). Nothing that is
 * there is replaced.
 */
const add = (owner: object, name: string, value: unknown): void => {
  if (name in owner) return
  Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

add(self, 'BigInt', wholeNumber)
add(self, 'ResizeObserver', ResizeWatcher)
add(Promise, 'allSettled', allSettled)
add(Intl, 'PluralRules', PluralRules)
add(Object, 'hasOwn', hasOwn)
for (const owner of [Array.prototype, String.prototype]) add(owner, 'at', at)
add(String.prototype, 'replaceAll', replaceAll)
add(String.prototype, 'matchAll', matchAll)
