import { request } from 'undici'
import type { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { signedHeaders } from '../../platform'

/** Long, since the first request for draws makes the provider hash the chains of all lotteries. */
const defaultTimeoutMs = 10_000

/** Sends a signed request to the game provider; null for 404. Throws when there is no usable answer. */
export const findAtProvider = async <T>(
  ctx: Pick<AppContext, 'config'>,
  path: string,
  shape: z.ZodType<T>,
  timeoutMs = defaultTimeoutMs,
): Promise<T | null> => {
  const response = await request(ctx.config.studioUrl + path, {
    headers: signedHeaders(ctx.config.keys.provider, 'GET', path, '', Date.now()),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })
  if (response.statusCode === 200) return shape.parse(await response.body.json())
  await response.body.dump()
  if (response.statusCode === 404) return null
  throw new Error(`The game provider answered ${response.statusCode} to ${path}`)
}

/** Like `findAtProvider`, but a 404 throws. */
export const askProvider = async <T>(
  ctx: Pick<AppContext, 'config'>,
  path: string,
  shape: z.ZodType<T>,
  timeoutMs = defaultTimeoutMs,
): Promise<T> => {
  const answer = await findAtProvider(ctx, path, shape, timeoutMs)
  if (answer === null) throw new Error(`The game provider answered 404 to ${path}`)
  return answer
}
