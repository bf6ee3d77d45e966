import { z } from 'zod'

/** Empty when no captcha was asked for. */
export const captchaAnswer = {
  /** Digits of the picture, or the solved challenge as ALTCHA writes it: base64 of `{ challenge, solution }`. */
  captcha: z.string().max(1024).default(''),
  captchaFlow: z.string().max(64).default(''),
}
