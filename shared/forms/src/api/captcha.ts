import { call, callOrThrow, useQuery, type ApiFailureError } from '@mosaic/api-client'

/** Digits are the same in every language: a switch keeps the picture, whose answer may be typed already. */
export const useCaptchaImage = (flow: string, enabled: boolean) =>
  useQuery<string, ApiFailureError>({
    queryKey: ['forms', 'captcha', flow],
    queryFn: async ({ signal }) => `data:image/png;base64,${await callOrThrow('captcha', { query: { flow }, signal })}`,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const fetchCaptchaChallenge = (flow: string, signal: AbortSignal) =>
  call('captchaChallenge', { query: { flow }, signal })
