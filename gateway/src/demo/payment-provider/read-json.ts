import type { z } from 'zod'

/** Parses the raw bytes of a signed request by a schema; `null` if they do not match. */
export const readJson = <T extends z.ZodType>(rawBody: Buffer, form: T): z.output<T> | null => {
  try {
    return form.safeParse(JSON.parse(rawBody.toString('utf8'))).data ?? null
  } catch {
    return null
  }
}
