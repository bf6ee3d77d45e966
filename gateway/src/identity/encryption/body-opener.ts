import { compactDecrypt, type CryptoKey, decodeProtectedHeader, importJWK } from 'jose'
import { z } from 'zod'
import type { AppContext, BodyOpener } from '../../platform/runtime/app-context'
import { fail, ok } from '../../platform/http/result'
import type { BodyKeyring } from './body-keys'
import type { BodyKey } from './store'

const clockTolerance = 120
const idLifetime = 5 * 60_000
const headerForm = /^v=1; kid="([\w-]{1,64})"$/

const encryptedBody = z.strictObject({
  value: z
    .string()
    .min(1)
    .max(14_000)
    .regex(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/),
})

/** Strict: an unknown header field (`zip`, `crit`, `p2c` …) is refused instead of obeyed. */
const protectedHeader = z.strictObject({
  alg: z.literal('ECDH-ES'),
  enc: z.literal('A256GCM'),
  kid: z.string(),
  epk: z.record(z.string(), z.unknown()),
  typ: z.string().max(64).optional(),
  iat: z.number(),
  jti: z.string().regex(/^[\w-]{8,64}$/),
  htm: z.string(),
  htu: z.string(),
  mc: z.string(),
})

const readHeader = (token: string) => {
  try {
    return protectedHeader.safeParse(decodeProtectedHeader(token)).data ?? null
  } catch {
    return null
  }
}

const readPayload = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const algorithms = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] }

/**
 * Opens the encrypted bodies of the wire contract. Every fault gives `encryption.invalid`, except a rotated key, which
 * the client can fetch again. The caller burns the one-time id after all other checks.
 */
export const bodyOpener = (ctx: Pick<AppContext, 'clock'>, keyring: BodyKeyring): BodyOpener => {
  const imported = new Map<string, Promise<CryptoKey | Uint8Array>>()
  const importKey = ({ kid, privateJwk }: BodyKey) => {
    const key = imported.get(kid) ?? importJWK({ ...privateJwk }, 'ECDH-ES')
    imported.set(kid, key)
    return key
  }

  const decrypt = async (token: string, key: BodyKey): Promise<unknown> => {
    try {
      return readPayload((await compactDecrypt(token, await importKey(key), algorithms)).plaintext)
    } catch {
      return undefined
    }
  }

  return {
    open: async (body, boundTo) => {
      const kid = headerForm.exec(boundTo.encryptionHeader)?.[1]
      const sealed = encryptedBody.safeParse(body)
      if (kid === undefined || !sealed.success) return fail('encryption.invalid')
      const header = readHeader(sealed.data.value)
      if (header === null || header.kid !== kid) return fail('encryption.invalid')
      const key = (await keyring.live()).find((live) => live.kid === kid)
      if (!key) {
        const { keys, now } = await keyring.publicKeys()
        return fail('key.rotated', undefined, { keys: JSON.stringify(keys), now: String(now) })
      }
      const now = ctx.clock.now()
      const addressed =
        header.htm === boundTo.method && header.htu === boundTo.path && header.mc === boundTo.merchantCode
      if (!addressed || !(Math.abs(now / 1000 - header.iat) <= clockTolerance)) return fail('encryption.invalid')
      const payload = await decrypt(sealed.data.value, key)
      if (payload === undefined) return fail('encryption.invalid')
      return ok({ value: payload, id: { jti: header.jti, expiresAt: now + idLifetime } })
    },
  }
}
