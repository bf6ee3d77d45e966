import { request } from 'undici'
import type { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { signedHeaders } from '../../platform'

/** The first question for draws after a start lets the provider hash the chains of all its lotteries. */
const usualPatienceMs = 10_000

/** What the game provider answers to a signed question; null when it knows nothing of it. Throws when there is no usable answer. */
export const findAtProvider = async <T>(
  ctx: Pick<AppContext, 'config'>,
  path: string,
  shape: z.ZodType<T>,
  patienceMs = usualPatienceMs,
): Promise<T | null> => {
  const response = await request(ctx.config.studioUrl + path, {
    headers: signedHeaders(ctx.config.keys.provider, 'GET', path, '', Date.now()),
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
  })
  if (response.statusCode === 200) return shape.parse(await response.body.json())
  await response.body.dump()
  if (response.statusCode === 404) return null
  throw new Error(`The game provider answered ${response.statusCode} to ${path}`)
}

/** The same for what the provider must know. */
export const askProvider = async <T>(
  ctx: Pick<AppContext, 'config'>,
  path: string,
  shape: z.ZodType<T>,
  patienceMs = usualPatienceMs,
): Promise<T> => {
  const answer = await findAtProvider(ctx, path, shape, patienceMs)
  if (answer === null) throw new Error(`The game provider answered 404 to ${path}`)
  return answer
}
