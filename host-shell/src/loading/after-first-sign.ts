import { onFirstSign } from './first-sign'
import type { PrefetchPlan } from './idle-prefetch'

/** Nothing is fetched ahead for a visitor who only looks, not even the code that does it. */
export const prepareNextSteps = (composition: PrefetchPlan): void =>
  onFirstSign(() =>
    import('./next-steps').then(
      ({ startIdlePrefetch }) => startIdlePrefetch(composition),
      () => undefined,
    ),
  )
