import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { request } from 'undici'
import { singleHeader } from '../http/request-facts'
import { type SignatureVerdict, signedHeaders, type SigningKey, verifySignature } from '../signing'

const limits = { headersTimeout: 3000, bodyTimeout: 5000 }

export type SignedAnswer = { readonly status: number; readonly json: unknown }
/** `null`: no usable answer, so the outcome is unknown. */
export type SignedCall = (method: 'GET' | 'POST', path: string, body?: string) => Promise<SignedAnswer | null>

/** Calls to another company over HTTP, each signed over its raw bytes. `base` may have a path. */
export const signedCalls = (
  base: string,
  key: SigningKey,
  log: Pick<FastifyBaseLogger, 'warn'>,
  silence: string,
): SignedCall => {
  const prefix = new URL(base).pathname.replace(/\/$/, '')
  return async (method, path, body = '') => {
    try {
      const response = await request(base + path, {
        method,
        ...limits,
        headers: {
          ...signedHeaders(key, method, prefix + path, body, Date.now()),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body }),
      })
      const text = await response.body.text()
      return { status: response.statusCode, json: text === '' ? null : JSON.parse(text) }
    } catch (error) {
      log.warn({ err: error, path }, silence)
      return null
    }
  }
}

/** The partner who signed the raw bytes of a call, or why the signature is invalid; the scope parses bodies as buffers. */
export const signatureOf = (
  keys: readonly SigningKey[],
  call: FastifyRequest,
  now: number = Date.now(),
): SignatureVerdict => {
  const header = (name: string) => singleHeader(call, name) ?? undefined
  return verifySignature(
    keys,
    {
      method: call.method,
      path: call.url,
      rawBody: Buffer.isBuffer(call.body) ? call.body : '',
      keyId: header('x-key-id'),
      timestamp: header('x-timestamp'),
      signature: header('x-signature'),
    },
    now,
  )
}

export const isSigned = (keys: readonly SigningKey[], call: FastifyRequest): boolean => signatureOf(keys, call).ok
