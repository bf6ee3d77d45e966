import type { WireLanguage } from '@mosaic/contracts'
import type { FirstPicture, FirstPictures, RoutePrefetch } from '@mosaic/remote-kit'
import { z } from 'zod'
import type { GatewayClient } from '../merchant/gateway-client'
import { createStaleCache, type StaleCache } from '../merchant/stale-cache'
import { callOf } from './head-scripts'
import type { PageModule } from './page-assets'

export type PictureSource = {
  readonly of: (merchant: string, language: WireLanguage, modules: readonly PageModule[]) => Promise<FirstPictures>
}

/** A cache holds no null, so a missing picture is wrapped. */
type Found = { readonly picture: FirstPicture | null }

const freshFor = 15_000
/** Milliseconds that a document waits for an optional picture. */
const maxWaitMs = 250

const picture = z.object({
  url: z.string().min(1),
  width: z.number().positive(),
  height: z.number().positive(),
  colour: z.string(),
})

const follow = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inside, step) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, step) : undefined),
    value,
  )

/** The largest picture that a public answer names, or null. */
const pictureIn = (value: unknown, path: readonly (string | number)[]): FirstPicture | null =>
  picture.safeParse(follow(value, path)).data ?? null

/** Pictures of the first paint, which modules declare; read from public answers and cached for seconds. */
export const createPictureSource = (
  gateway: Pick<GatewayClient, 'publicValue'>,
  onError: (error: unknown) => void,
): PictureSource => {
  const known = new Map<string, StaleCache<Found>>()
  const cacheOf = (merchant: string, language: WireLanguage): StaleCache<Found> => {
    const key = `${merchant}|${language}`
    const cache =
      known.get(key) ??
      createStaleCache(
        async (declared) => {
          const prefetch: RoutePrefetch = JSON.parse(declared)
          const value = await gateway.publicValue(merchant, language, callOf(prefetch))
          return { picture: pictureIn(value, prefetch.picture ?? []) }
        },
        { freshFor, onError },
      )
    known.set(key, cache)
    return cache
  }
  const timeout = () =>
    new Promise<null>((resolve) => {
      setTimeout(resolve, maxWaitMs, null).unref()
    })
  return {
    of: async (merchant, language, modules) => {
      const cache = cacheOf(merchant, language)
      const found = await Promise.all(
        modules.flatMap(({ remote, module, prefetch }) =>
          prefetch
            .filter((declared) => declared.picture)
            .map(async (declared) => {
              const loading = cache.get(JSON.stringify(declared)).catch((error: unknown) => {
                onError(error)
                return null
              })
              return [`${remote}/${module}`, await Promise.race([loading, timeout()])] as const
            }),
        ),
      )
      return Object.fromEntries(found.flatMap(([module, first]) => (first?.picture ? [[module, first.picture]] : [])))
    },
  }
}
