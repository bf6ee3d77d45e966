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

/** Sends one request and gives what came back, whatever it was. */
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

export type Seat = {
  readonly sessionToken: string
  readonly currency: string
  readonly gameCode: string
  readonly minBet: bigint
}

/** A provider's side of the wallet, able to do everything wrong that a provider or a line can do. */
export type WalletLine = {
  readonly key: SigningKey
  readonly now: () => number
  readonly newId: () => string
  readonly body: (seat: Seat, fields: Fields) => string
  /** Signed as it should be, unless other headers are given. */
  readonly send: (call: string, body: string, headers?: Readonly<Record<string, string>>) => Promise<WalletReply>
  readonly call: (call: string, seat: Seat, fields: Fields) => Promise<WalletReply>
  readonly exchange: (launchToken: string, gameCode: string) => Promise<WalletReply & { readonly seat: Seat | null }>
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
    call: (call, seat, fields) => send(call, body(seat, fields)),
    exchange: async (launchToken, gameCode) => {
      const reply = await send('session', JSON.stringify({ launchToken, gameCode }))
      const sessionToken = valueOf(reply.text, 'sessionToken')
      const seat = {
        sessionToken,
        gameCode,
        currency: valueOf(reply.text, 'currency'),
        minBet: BigInt(valueOf(reply.text, 'minBet') || '0'),
      }
      return { ...reply, seat: reply.status === 'OK' && sessionToken !== '' ? seat : null }
    },
  }
}
