import { exportJWK, generateKeyPair } from 'jose'
import type { AppContext } from '../../platform/runtime/app-context'
import type { PrivateKeyJwk } from './schema'
import { type BodyKey, deleteExpiredKeys, insertKeyOnce, liveKeys } from './store'

const dayMs = 24 * 60 * 60_000

type PublicBodyKeys = {
  keys: { kid: string; kty: 'EC'; crv: 'P-256'; x: string; y: string; use: 'enc'; exp: number }[]
  now: number
}

/** Two keys live at any time: today's and yesterday's. `exp` is in milliseconds like `now`. */
export type BodyKeyring = { live(): Promise<readonly BodyKey[]>; publicKeys(): Promise<PublicBodyKeys> }

const coordinate = (value: string | undefined): string => {
  if (value === undefined) throw new Error('A P-256 key without coordinates was generated.')
  return value
}

const newPrivateKey = async (): Promise<PrivateKeyJwk> => {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const { x, y, d } = await exportJWK(privateKey)
  return { kty: 'EC', crv: 'P-256', x: coordinate(x), y: coordinate(y), d: coordinate(d) }
}

export const bodyKeyring = (ctx: Pick<AppContext, 'db' | 'clock' | 'random'>): BodyKeyring => {
  let known: { day: number; keys: readonly BodyKey[] } | null = null

  const addKeyOf = async (day: number) => {
    const kid = `${day}-${Buffer.from(ctx.random.bytes(6)).toString('hex')}`
    const privateJwk = await newPrivateKey()
    await insertKeyOnce(ctx.db, { kid, day, privateJwk, createdAt: ctx.clock.now(), expiresAt: (day + 2) * dayMs })
  }

  const live = async (): Promise<readonly BodyKey[]> => {
    const now = ctx.clock.now()
    const today = Math.floor(now / dayMs)
    if (known?.day === today) return known.keys
    await deleteExpiredKeys(ctx.db, now)
    await addKeyOf(today - 1)
    await addKeyOf(today)
    const keys = await liveKeys(ctx.db, now)
    known = { day: today, keys }
    return keys
  }

  return {
    live,
    publicKeys: async () => ({
      keys: (await live()).map(({ kid, privateJwk: { x, y }, expiresAt }) => ({
        kid,
        kty: 'EC',
        crv: 'P-256',
        x,
        y,
        use: 'enc',
        exp: expiresAt,
      })),
      now: ctx.clock.now(),
    }),
  }
}
