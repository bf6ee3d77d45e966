import type { ApiFailure } from '@mosaic/api-client'

/** When a break or a self-exclusion is over: the gateway says it beside its refusal, and nothing for one that is for good. */
export const exclusionEnd = (
  failure: Pick<ApiFailure, 'code' | 'fields'> | null | undefined,
): number | 'never' | null => {
  if (failure?.code !== 'play.self.excluded' && failure?.code !== 'play.cool.off') return null
  const { until } = failure.fields
  if (until === '') return 'never'
  const end = Date.parse(until ?? '')
  return Number.isNaN(end) ? null : end
}
