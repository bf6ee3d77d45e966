import { call, callOrThrow, useQuery, type ApiFailureError } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

/** Digits are the same in every language: a switch keeps the picture, whose answer may stand in the form already. */
export const useCaptchaImage = (flow: string, enabled: boolean) =>
  useQuery<ValueOf<'captcha'>, ApiFailureError>({
    queryKey: ['forms', 'captcha', flow],
    queryFn: ({ signal }) => callOrThrow('captcha', { query: { flow }, signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const captchaAudio = (flow: string) => call('captchaAudio', { query: { flow } })
