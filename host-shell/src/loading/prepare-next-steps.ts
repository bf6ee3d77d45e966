import { onFirstInteraction } from './first-interaction'
import type { PrefetchPlan } from './idle-prefetch'

/** Nothing is fetched ahead for a visitor who only looks, not even the code that does it. */
export const prepareNextSteps = (composition: PrefetchPlan): void =>
  onFirstInteraction(() =>
    import('./next-steps').then(
      ({ startIdlePrefetch }) => startIdlePrefetch(composition),
      () => undefined,
    ),
  )
