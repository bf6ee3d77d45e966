import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SigningKey } from '../config'
import { freeRounds } from '../store/records'
import type { FreeRounds } from '../store/records'
import { signedHeaders } from '../wallet/signature'

export type WalletReply = {
  readonly code: number
  readonly text: string
  readonly status: string
  readonly balance: bigint | null
  /** Prepaid rounds, reported by `balance`. */
  readonly freeRounds: readonly FreeRounds[]
}

export type Fields = Readonly<Record<string, string | boolean | number | undefined>>

/** Sends one request and returns any answer. */
export type Post = (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{
  readonly code: number
  readonly text: string
}>

export const httpPost =
  (url: string): Post =>
  async (path, body, headers) => {
    const response = await fetch(url + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(20_000),
    })
    return { code: response.status, text: await response.text() }
  }

const fieldOf = (text: string, name: string): unknown => {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? Object.entries(read).find(([key]) => key === name)?.[1] : null
  } catch {
    return null
  }
}

const valueOf = (text: string, name: string): string => {
  const value = fieldOf(text, name)
  return typeof value === 'string' ? value : ''
}

const replyOf = ({ code, text }: { readonly code: number; readonly text: string }): WalletReply => {
  const balance = valueOf(text, 'balance')
  return {
    ...{ code, text, status: valueOf(text, 'status') },
    balance: /^\d+$/.test(balance) ? BigInt(balance) : null,
    freeRounds: z.array(freeRounds).catch([]).parse(fieldOf(text, 'freeRounds')),
  }
}

export type WalletSession = {
  readonly sessionToken: string
  readonly currency: string
  readonly gameCode: string
  readonly minBet: bigint
}

/** A provider's client of the wallet that can also send every kind of wrong call. */
export type WalletLine = {
  readonly key: SigningKey
  readonly now: () => number
  readonly newId: () => string
  readonly body: (session: WalletSession, fields: Fields) => string
  /** Signed correctly, unless other headers are given. */
  readonly send: (call: string, body: string, headers?: Readonly<Record<string, string>>) => Promise<WalletReply>
  readonly call: (call: string, session: WalletSession, fields: Fields) => Promise<WalletReply>
  readonly exchange: (
    launchToken: string,
    gameCode: string,
  ) => Promise<WalletReply & { readonly session: WalletSession | null }>
}

export const createWalletLine = (post: Post, key: SigningKey, now: () => number = Date.now): WalletLine => {
  const send: WalletLine['send'] = async (call, body, headers) => {
    const path = `/seamless/v1/${call}`
    return replyOf(await post(path, body, headers ?? signedHeaders(key, 'POST', path, body, now())))
  }
  const body: WalletLine['body'] = ({ sessionToken, currency, gameCode }, fields) =>
    JSON.stringify({
      txId: randomUUID(),
      roundId: randomUUID(),
      sessionToken,
      gameCode,
      currency,
      amount: '0',
      roundClosed: false,
      ts: now(),
      ...fields,
    })
  return {
    key,
    now,
    newId: randomUUID,
    body,
    send,
    call: (call, session, fields) => send(call, body(session, fields)),
    exchange: async (launchToken, gameCode) => {
      const reply = await send('session', JSON.stringify({ launchToken, gameCode }))
      const sessionToken = valueOf(reply.text, 'sessionToken')
      const session = {
        sessionToken,
        gameCode,
        currency: valueOf(reply.text, 'currency'),
        minBet: BigInt(valueOf(reply.text, 'minBet') || '0'),
      }
      return { ...reply, session: reply.status === 'OK' && sessionToken !== '' ? session : null }
    },
  }
}
