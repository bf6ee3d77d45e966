import { Agent, request } from 'undici'
import { z } from 'zod'
import type { SigningKey } from '../config'
import { minorText } from '../money/minor'
import { freeRounds } from '../store/records'
import type { FreeRounds } from '../store/records'
import { signedHeaders } from './signature'

const walletStatuses = [
  'OK',
  'DUPLICATE_MISMATCH',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'SELF_EXCLUDED',
  'ACCOUNT_LOCKED',
  'SESSION_EXPIRED',
  'SESSION_UNKNOWN',
  'CURRENCY_MISMATCH',
  'GAME_DISABLED',
  'ROUND_CLOSED',
  'ROUND_UNKNOWN',
  'TX_UNKNOWN',
  'TX_ROLLED_BACK',
  'AMOUNT_INVALID',
  'FREE_ROUNDS_UNKNOWN',
  'FREE_ROUNDS_OVER',
  'MAINTENANCE',
  'INTERNAL',
] as const
export type WalletStatus = (typeof walletStatuses)[number]

type WalletCall = 'balance' | 'bet' | 'win' | 'betwin' | 'rollback' | 'end-round' | 'promo-win'

/** The body of every wallet call; `amount` is an integer string in minor units. */
export type WalletBody = {
  readonly txId: string
  readonly roundId: string
  readonly refTxId?: string
  /** Free rounds that pay the bet. */
  readonly rewardId?: string
  /** Draw of a bet at a table, the same for all bets that can offset each other. */
  readonly drawId?: string
  /** Campaign of a promotional win. */
  readonly campaign?: string
  readonly sessionToken: string
  readonly gameCode: string
  readonly currency: string
  readonly amount: string
  /** Part of a win that is unused stake. */
  readonly returned?: string
  readonly roundClosed: boolean
  readonly ts: number
}

const money = z.string().regex(minorText)
const answerShape = z.object({
  status: z.enum(walletStatuses),
  balance: money.optional(),
  balanceVersion: z.coerce.string().optional(),
  freeRounds: z.array(freeRounds).optional(),
})
const exchangeShape = z.object({
  status: z.literal('OK'),
  sessionToken: z.string().min(1),
  playerRef: z.string().min(1),
  currency: z.string().min(3).max(8),
  scale: z.number().int().min(0).max(8),
  balance: money,
  balanceVersion: z.coerce.string(),
  minBet: money,
  maxBet: money,
  freeRounds: z.array(freeRounds).default([]),
  language: z.string(),
  expiresAt: z.union([z.string(), z.number()]),
})
const refusalShape = z.object({ status: z.enum(walletStatuses) })

type WalletSession = Omit<z.infer<typeof exchangeShape>, 'status'>

/** `unknown`: the call may have taken effect (time-out, cut line, 5xx, unreadable answer). `unsigned`: it did not. */
export type WalletAnswer =
  | {
      readonly kind: 'answered'
      readonly status: WalletStatus
      readonly balance: string | null
      readonly balanceVersion: string | null
      /** Reported with the balance only. */
      readonly freeRounds: readonly FreeRounds[] | null
    }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'unknown'; readonly reason: string }

type ExchangeAnswer =
  | { readonly kind: 'opened'; readonly session: WalletSession }
  | { readonly kind: 'refused'; readonly status: WalletStatus }
  | { readonly kind: 'unknown'; readonly reason: string }

type Reply =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'unknown'; readonly reason: string }

export type SeamlessClient = {
  readonly call: (call: WalletCall, rawBody: string) => Promise<WalletAnswer>
  readonly exchange: (launchToken: string, gameCode: string) => Promise<ExchangeAnswer>
  readonly close: () => Promise<void>
}

export const createSeamlessClient = (options: {
  gatewayUrl: string
  key: SigningKey
  timeoutMs: number
  now: () => number
}): SeamlessClient => {
  const dispatcher = new Agent({ connections: 32, keepAliveTimeout: 10_000 })

  const post = async (path: string, rawBody: string): Promise<Reply> => {
    try {
      const response = await request(options.gatewayUrl + path, {
        dispatcher,
        method: 'POST',
        body: rawBody,
        headers: {
          'content-type': 'application/json',
          ...signedHeaders(options.key, 'POST', path, rawBody, options.now()),
        },
        signal: AbortSignal.timeout(options.timeoutMs),
      })
      const text = await response.body.text()
      if (response.statusCode === 401) return { kind: 'unsigned' }
      if (response.statusCode !== 200) return { kind: 'unknown', reason: `HTTP ${response.statusCode}` }
      const body: unknown = JSON.parse(text)
      return { kind: 'json', body }
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.name : 'failed' }
    }
  }

  return {
    call: async (call, rawBody) => {
      const reply = await post(`/seamless/v1/${call}`, rawBody)
      if (reply.kind !== 'json') return reply
      const answer = answerShape.safeParse(reply.body)
      if (!answer.success) return { kind: 'unknown', reason: 'unreadable answer' }
      const { status, balance, balanceVersion, freeRounds: reported } = answer.data
      if (status === 'INTERNAL') return { kind: 'unknown', reason: status }
      return {
        kind: 'answered',
        status,
        balance: balance ?? null,
        balanceVersion: balanceVersion ?? null,
        freeRounds: reported ?? null,
      }
    },
    exchange: async (launchToken, gameCode) => {
      const reply = await post('/seamless/v1/session', JSON.stringify({ launchToken, gameCode }))
      if (reply.kind === 'unsigned') return { kind: 'unknown', reason: 'signature refused' }
      if (reply.kind === 'unknown') return reply
      const opened = exchangeShape.safeParse(reply.body)
      if (opened.success) return { kind: 'opened', session: opened.data }
      const refused = refusalShape.safeParse(reply.body)
      return refused.success && refused.data.status !== 'OK'
        ? { kind: 'refused', status: refused.data.status }
        : { kind: 'unknown', reason: 'unreadable answer' }
    },
    close: () => dispatcher.close(),
  }
}
