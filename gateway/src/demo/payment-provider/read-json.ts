import type { z } from 'zod'

/** The raw bytes of a signed request as what they should be; `null` when they are not. */
export const readJson = <T extends z.ZodType>(rawBody: Buffer, form: T): z.output<T> | null => {
  try {
    return form.safeParse(JSON.parse(rawBody.toString('utf8'))).data ?? null
  } catch {
    return null
  }
}
