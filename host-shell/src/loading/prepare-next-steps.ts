import { onFirstInteraction } from './first-interaction'
import type { PrefetchPlan } from './idle-prefetch'

/** A visitor without an interaction prefetches nothing, not even the prefetch code. */
export const prepareNextSteps = (composition: PrefetchPlan): void =>
  onFirstInteraction(() =>
    import('./next-steps').then(
      ({ startIdlePrefetch }) => startIdlePrefetch(composition),
      () => undefined,
    ),
  )
