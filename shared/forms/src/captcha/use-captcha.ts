import { newUuid } from '@mosaic/api-client'
import { useCallback, useState } from 'react'
import { useCaptchaImage } from '../api/captcha'

/** One captcha of one opened form: its flow id, its image, and a fresh image on demand. */
export type Captcha = {
  readonly flow: string
  readonly image: string | null
  readonly failed: boolean
  readonly reload: () => void
}

export const useCaptcha = (shown: boolean): Captcha => {
  const [flow] = useState(newUuid)
  const { data, isFetching, isError, refetch } = useCaptchaImage(flow, shown)
  const reload = useCallback(() => {
    if (shown) void refetch()
  }, [shown, refetch])
  return { flow, image: isFetching ? null : (data ?? null), failed: isError && !isFetching, reload }
}
