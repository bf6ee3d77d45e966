import { type Currency, currencyScale, isCurrency, type Minor, minor } from '@mosaic/contracts'
import { request } from 'undici'
import { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { signedHeaders } from '../../platform'

/** The provider's report of a payment. It decides state and amount; the browser does not. */
export type PaymentReport = {
  readonly paymentId: string
  readonly reference: string
  readonly state: 'WAITING' | 'PAID' | 'DECLINED' | 'EXPIRED' | 'CANCELLED'
  readonly amount: Minor
  readonly currency: Currency
}

const report = z.object({
  paymentId: z.string().max(64),
  reference: z.uuid(),
  state: z.enum(['WAITING', 'PAID', 'DECLINED', 'EXPIRED', 'CANCELLED']),
  amount: z.string().regex(/^[1-9]\d{0,17}$/),
  currency: z.string().refine(isCurrency),
})
const created = z.object({
  paymentId: z.string().max(64),
  payUrl: z.url(),
  /** The text of a QR code that the site may show. */
  code: z.string().max(512).default(''),
  expiresAt: z.number().int(),
})

export const readReport = (json: unknown): PaymentReport | null => {
  const parsed = report.safeParse(json)
  return parsed.success && isCurrency(parsed.data.currency)
    ? { ...parsed.data, currency: parsed.data.currency, amount: minor(BigInt(parsed.data.amount)) }
    : null
}

type PaymentOrder = {
  readonly reference: string
  readonly merchantName: string
  readonly method: string
  readonly currency: Currency
  readonly amount: Minor
  readonly expiresAt: number
  readonly notifyUrl: string
  readonly returnUrl: string
  readonly language: string
}
/** An order to pay out; the amount is in minor units. */
type PayoutOrder = {
  readonly reference: string
  readonly method: string
  readonly account: string
  readonly bankCode: string | null
  readonly branch: string | null
  readonly holder: string
  readonly currency: Currency
  readonly amount: Minor
}
const payout = z.object({ payoutId: z.string().max(64), state: z.enum(['PAID', 'REFUSED']) })
export type PayoutReport = z.output<typeof payout>

type CreatedPayment = z.output<typeof created>

/** Client of a payment provider. `null`: no usable answer. */
export type PaymentProvider = {
  /** A repeated order returns the same payment. */
  create(order: PaymentOrder): Promise<CreatedPayment | null>
  read(reference: string): Promise<PaymentReport | 'unknown' | null>
  /** Cancels a waiting payment; for an ended one it only reports the state. */
  cancel(reference: string): Promise<PaymentReport | 'unknown' | null>
  /** A repeated order returns the same payout and never pays twice. */
  payOut(order: PayoutOrder): Promise<PayoutReport | null>
}

const limits = { headersTimeout: 3000, bodyTimeout: 5000 }

const reported = (answer: { status: number; json: unknown } | null): PaymentReport | 'unknown' | null =>
  answer?.status === 404 ? 'unknown' : answer?.status === 200 ? readReport(answer.json) : null

export const httpProvider = (ctx: Pick<AppContext, 'config' | 'log'>): PaymentProvider => {
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body: string,
  ): Promise<{ status: number; json: unknown } | null> => {
    try {
      const response = await request(ctx.config.pspUrl + path, {
        method,
        ...limits,
        headers: {
          ...signedHeaders(ctx.config.keys.psp, method, path, body, Date.now()),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body }),
      })
      const text = await response.body.text()
      return { status: response.statusCode, json: text === '' ? null : JSON.parse(text) }
    } catch (error) {
      ctx.log.warn({ err: error, path }, 'the payment provider did not answer')
      return null
    }
  }
  return {
    create: async ({ amount, ...order }) => {
      const answer = await call(
        'POST',
        '/api/payments',
        JSON.stringify({ ...order, amount: amount.toString(), scale: currencyScale[order.currency] }),
      )
      return answer?.status === 200 ? (created.safeParse(answer.json).data ?? null) : null
    },
    payOut: async ({ amount, ...order }) => {
      const body = JSON.stringify({ ...order, amount: amount.toString(), scale: currencyScale[order.currency] })
      const answer = await call('POST', '/api/payouts', body)
      return answer?.status === 200 ? (payout.safeParse(answer.json).data ?? null) : null
    },
    read: async (reference) => reported(await call('GET', `/api/payments/${reference}`, '')),
    cancel: async (reference) => reported(await call('POST', `/api/payments/${reference}/cancel`, '{}')),
  }
}
