import { z } from 'zod'
import { currencyScale, type Currency } from '../money'
import { asciiDigits } from '../text/ascii-digits'

/** Decimal string with at most the scale the currency allows; parsed by `parseMoney`. Digits of any keyboard are read as ASCII. */
export const amountInput = z
  .string()
  .overwrite(asciiDigits)
  .regex(/^\d{1,12}(\.\d{1,4})?$/)
/** As `amountInput`; a minus debits. */
export const signedAmountInput = z
  .string()
  .overwrite(asciiDigits)
  .regex(/^-?\d{1,12}(\.\d{1,4})?$/)
/** Decimal string as the gateway writes it, possibly negative. */
export const wireMoney = z.string().regex(/^-?\d+(\.\d+)?$/)
export const currency = z.enum(Object.keys(currencyScale) as [Currency, ...Currency[]])
/** Of answers: where a gateway sends none, or one that this site does not know, what follows `default` holds. */
export const note = z.string().default('')
export const side = <T extends z.ZodType>(row: T) => z.array(row).default([])
export const off = z.boolean().default(false)
/** Amount that may be missing; the page then shows that it is unknown. */
export const sideMoney = z
  .string()
  .regex(/^(-?\d+(\.\d+)?)?$/)
  .default('')
/** 9999-12-31: times after that year have no ISO 8601 form of four digits, which the database reads. A day is room for sums. */
const lastInstant = 253_402_214_400_000
/** Milliseconds since the epoch, UTC. */
export const instant = z.number().int().nonnegative().max(lastInstant)
/** A foreign character is looked for: a repetition over millions of good ones overflows the stack of V8's expressions once it stops optimizing them. */
const isBase64Of = (url: string): boolean =>
  !/[^A-Za-z0-9+/]/.test(url.slice(url.indexOf(',') + 1).replace(/={1,2}$/, ''))
/** PNG or JPEG of at most 5 MB; the gateway checks the bytes, not this prefix. */
export const imageDataUrl = z
  .string()
  .max(7_200_000)
  .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]/)
  .refine(isBase64Of)
/** Place of a row in a growing list, as the database can hold it. */
export const sequence = z.number().int().min(0).max(2_147_483_647)
export const askedSequence = z.coerce.number().pipe(sequence)
export const id = z.string().min(1).max(64)
export const pageQuery = {
  pageNo: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(1000).default(30),
}
/** Inclusive calendar days in the merchant's time zone, `YYYY-MM-DD`. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const dayRange = { startDate: day.optional(), endDate: day.optional() }
/** End of a range in the form of other clients; both ends are inclusive. A later end than the last instant is the last instant. */
export const optionalInstant = z.coerce
  .number()
  .int()
  .nonnegative()
  .overwrite((at) => Math.min(at, lastInstant))
  .optional()
export const pageAndSize = { page: pageQuery.pageNo, size: pageQuery.pageSize }
/** Totals of all pages, which a gateway may not send. Where an answer is read, a missing currency is the merchant's. */
export const totals = <T extends z.ZodRawShape>(fields: T) => z.object({ ...fields, currency }).prefault({} as never)
export const pageNumbers = {
  pageNum: z.number().int().default(1),
  totalPages: z.number().int().default(1),
  totalCount: z.number().int().default(0),
}
export const paged = <T extends z.ZodType>(row: T) =>
  z.object({
    list: z.array(row),
    ...pageNumbers,
  })
export const done = z.object({ done: z.literal(true) })
