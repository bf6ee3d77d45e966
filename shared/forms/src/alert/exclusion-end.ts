import type { ApiFailure } from '@mosaic/api-client'

/** End of a break or self-exclusion from the refusal; null for a permanent one. */
export const exclusionEnd = (
  failure: Pick<ApiFailure, 'code' | 'fields'> | null | undefined,
): number | 'never' | null => {
  if (failure?.code !== 'play.self.excluded' && failure?.code !== 'play.cool.off') return null
  const { until } = failure.fields
  if (until === '') return 'never'
  const end = Date.parse(until ?? '')
  return Number.isNaN(end) ? null : end
}
