import { createHash } from 'node:crypto'
import { type Minor, minor, type SeamlessCall, type SeamlessStatus } from '@mosaic/contracts'
import { z } from 'zod'
import { fingerprintOf } from '../../money'

/** Wire form of the wallet (domain §2.2): every amount is an integer string in minor units. */
export const identifier = z.string().regex(/^[\w:.-]{1,64}$/)
/** At most 15 digits: sums of thousands of such amounts stay far below the range of `bigint`. */
const whole = /^(0|[1-9]\d{0,14})$/
/** Judged by `amountOf`, so that a JSON number is an invalid amount and not a malformed call. */
const wireAmount = z.unknown().optional()

const body = z.object({
  txId: identifier,
  /** A `promo-win` may come without one; its own id stands for it then. */
  roundId: identifier.optional(),
  refTxId: identifier.optional(),
  sessionToken: z.string().min(1).max(128),
  gameCode: z.string().min(1).max(64),
  currency: z.string().min(3).max(8),
  amount: wireAmount,
  /** The payout of a `betwin`; the other calls have one amount. */
  winAmount: wireAmount,
  /** The part of a `win` that is unused stake; it was never at risk, so the round does not count it. */
  returned: wireAmount,
  roundClosed: z.boolean().default(false),
  /** The campaign that pays a `promo-win`. */
  campaign: identifier.optional(),
  /** The free rounds that pay a `bet`. */
  rewardId: identifier.optional(),
  /** The draw that decides a `bet` at a shared table, the same for all bets that can offset each other. */
  drawId: identifier.optional(),
})
const balanceBody = z.object({
  sessionToken: z.string().min(1).max(128),
  gameCode: z.string().max(64).optional(),
  currency: z.string().max(8).optional(),
})
const sessionBody = z.object({ launchToken: z.string().min(1).max(128), gameCode: z.string().min(1).max(64) })

export type MoneyCall = Exclude<SeamlessCall, 'balance'>
/** The calls that belong to a round. */
export const roundCalls = ['bet', 'win', 'betwin', 'rollback', 'end-round'] as const
export const moneyCalls = [...roundCalls, 'promo-win'] as const satisfies readonly MoneyCall[]

/** A call without its sender: the provider, or the gateway for a stale round. */
export type CallContent = {
  readonly call: MoneyCall
  readonly txId: string
  readonly roundId: string
  readonly refTxId: string | null
  readonly gameCode: string
  readonly currency: string
  readonly amount: Minor
  readonly winAmount: Minor
  readonly returned: Minor
  readonly roundClosed: boolean
  readonly campaign: string | null
  readonly rewardId: string | null
  readonly drawId: string | null
  readonly fingerprint: string
}
export type WalletRequest = CallContent & { readonly sessionToken: string }

/** Calls without unused stake keep the fingerprint of earlier releases. */
const returnedPart = (returned: Minor): readonly string[] => (returned === 0n ? [] : [`returned:${returned}`])

/** Fingerprint of a call that the gateway makes itself for a stale round; the provider's own late call with the same content matches it. */
export const ownCallFingerprint = ({
  call,
  roundId,
  gameCode,
  currency,
  amount,
  returned,
}: Pick<CallContent, 'call' | 'roundId' | 'gameCode' | 'currency' | 'amount' | 'returned'>): string =>
  `asked:${fingerprintOf(call, roundId, gameCode, currency, String(amount), ...returnedPart(returned))}`

/** Prepaid rounds that a player may use: the `bet` names the `rewardId` and has exactly this stake. */
export type FreeRoundsAnswer = {
  readonly rewardId: string
  readonly stake: string
  readonly left: number
  readonly won: string
  readonly expiresAt: number
}

export type WalletAnswer = {
  readonly status: SeamlessStatus
  readonly balance?: string
  readonly balanceVersion?: number
  readonly currency?: string
  /** The amount that a win added, after the cap of the game's maximum. */
  readonly credited?: string
  readonly freeRounds?: readonly FreeRoundsAnswer[]
}

export const answerText = (answer: WalletAnswer): string => JSON.stringify(answer)

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

const amountOf = (value: unknown = '0'): Minor | null =>
  typeof value === 'string' && whole.test(value) ? minor(BigInt(value)) : null

export type Unreadable = {
  readonly ok: false
  readonly status: Extract<SeamlessStatus, 'AMOUNT_INVALID' | 'TX_UNKNOWN'> | 'malformed'
}

/** The token of a call that is not yet checked; `null`: it names none. */
export const sessionTokenOf = (json: unknown): string | null =>
  typeof json === 'object' && json !== null && 'sessionToken' in json && typeof json.sessionToken === 'string'
    ? json.sessionToken
    : null

/** The fingerprint leaves out `ts` and signature, since a repetition may be signed anew. */
export const readRequest = (
  call: MoneyCall,
  json: unknown,
): { readonly ok: true; readonly request: WalletRequest } | Unreadable => {
  const parsed = body.safeParse(json)
  if (!parsed.success) return { ok: false, status: 'malformed' }
  const { txId, refTxId = null, sessionToken, gameCode, currency, roundClosed } = parsed.data
  const isPromotion = call === 'promo-win'
  const campaign = isPromotion ? (parsed.data.campaign ?? null) : null
  const roundId = parsed.data.roundId ?? (isPromotion ? txId : null)
  if (roundId === null || (isPromotion && campaign === null)) return { ok: false, status: 'malformed' }
  const { rewardId = null } = parsed.data
  if (rewardId !== null && call !== 'bet') return { ok: false, status: 'malformed' }
  const amount = amountOf(parsed.data.amount)
  const winAmount = amountOf(parsed.data.winAmount)
  const returned = amountOf(parsed.data.returned)
  if (amount === null || winAmount === null || returned === null) return { ok: false, status: 'AMOUNT_INVALID' }
  if (returned > amount || (returned > 0n && call !== 'win')) return { ok: false, status: 'AMOUNT_INVALID' }
  if (call === 'rollback' && refTxId === null) return { ok: false, status: 'TX_UNKNOWN' }
  const fingerprint = fingerprintOf(
    call,
    roundId,
    refTxId,
    sessionToken,
    gameCode,
    currency,
    String(amount),
    String(winAmount),
    String(roundClosed),
    ...(campaign === null ? [] : [campaign]),
    ...(rewardId === null ? [] : [rewardId]),
    ...returnedPart(returned),
  )
  return {
    ok: true,
    request: {
      call,
      txId,
      roundId,
      refTxId,
      sessionToken,
      gameCode,
      currency,
      amount,
      winAmount,
      returned,
      roundClosed,
      campaign,
      rewardId,
      // Not in the fingerprint: a bet that is sent again by a newer release of the provider is the same.
      drawId: call === 'bet' || call === 'betwin' ? (parsed.data.drawId ?? null) : null,
      fingerprint,
    },
  }
}

export const readBalanceRequest = (json: unknown) => balanceBody.safeParse(json).data ?? null
export const readSessionRequest = (json: unknown) => sessionBody.safeParse(json).data ?? null
