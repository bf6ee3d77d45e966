import { type ApiFailureError, callOrThrow, newUuid, useQuery } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { useCallback, useState } from 'react'

/** One captcha of one opened form: its flow id, its image, and a fresh image on demand. */
export type Captcha = {
  readonly flow: string
  readonly image: string | null
  readonly failed: boolean
  readonly reload: () => void
}

/** Digits are the same in every language: a switch keeps the picture, whose answer may stand in the form already. */
const keyOf = (flow: string) => ['account', 'captcha', flow] as const

export const useCaptcha = (shown: boolean): Captcha => {
  const [flow] = useState(newUuid)
  const { data, isFetching, isError, refetch } = useQuery<ValueOf<'captcha'>, ApiFailureError>({
    queryKey: keyOf(flow),
    queryFn: ({ signal }) => callOrThrow('captcha', { query: { flow }, signal }),
    enabled: shown,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const reload = useCallback(() => {
    if (shown) void refetch()
  }, [shown, refetch])
  return { flow, image: isFetching ? null : (data?.image ?? null), failed: isError && !isFetching, reload }
}
