import type { WireLanguage } from '@mosaic/contracts'
import { and, eq, gt } from 'drizzle-orm'
import type { AppContext } from '../../platform/runtime/app-context'
import { addressKey, giveBack, overRate } from '../../platform/guard/rate-limit'
import { fail, ok, type Failure, type Result } from '../../platform/http/result'
import { captchaSound } from './captcha-sound/captcha-sound'
import { captchaImage } from './captcha-image'
import { captchas } from './schema'

const digits = 4
const lifetime = 3 * 60_000
const perFlow = { limit: 20, windowMs: 60_000 }
const perAddress = { limit: 120, windowMs: 60_000 }
/** Of one answer: many recordings of the same digits could be laid over each other until the noise is gone. */
const hearings = { limit: 5, windowMs: lifetime }
/** Wrong answers of one address, whether they were seen or heard. */
const tries = { limit: 30, windowMs: 60 * 60_000 }

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'>

const tooMany = async (ctx: Needs, flow: string, ip: string): Promise<Failure | null> =>
  (await overRate(ctx.db, ctx.clock, `captcha:flow:${flow}`, perFlow)) ??
  (await overRate(ctx.db, ctx.clock, `captcha:address:${addressKey(ip)}`, perAddress))

export const drawCaptcha = async (
  ctx: Needs,
  merchantCode: string,
  flow: string,
  ip: string,
): Promise<Result<string>> => {
  const limited = await tooMany(ctx, flow, ip)
  if (limited) return limited
  const now = ctx.clock.now()
  const answer = Array.from({ length: digits }, () => ctx.random.int(10)).join('')
  const drawn = { merchantCode, answer, createdAt: now, expiresAt: now + lifetime }
  await ctx.db
    .insert(captchas)
    .values({ flow, ...drawn })
    .onConflictDoUpdate({ target: captchas.flow, set: drawn })
  return ok(await captchaImage(answer, ctx.random))
}

/** The same answer for the ear, spoken anew each time. It counts like another picture. */
export const speakCaptcha = async (
  ctx: Needs,
  merchantCode: string,
  flow: string,
  language: WireLanguage,
  ip: string,
): Promise<Result<{ flow: string; audio: string }>> => {
  const limited = await tooMany(ctx, flow, ip)
  if (limited) return limited
  const [open] = await ctx.db
    .select({ answer: captchas.answer, createdAt: captchas.createdAt })
    .from(captchas)
    .where(
      and(eq(captchas.flow, flow), eq(captchas.merchantCode, merchantCode), gt(captchas.expiresAt, ctx.clock.now())),
    )
  if (!open) return fail('not.found')
  const heard = await overRate(ctx.db, ctx.clock, `captcha:heard:${flow}:${open.createdAt}`, hearings)
  if (heard) return heard
  return ok({ flow, audio: await captchaSound(open.answer, language, ctx.random) })
}

/** One look, right or wrong: the row is gone before the answer is compared, so no answer is ever tried twice. */
export const checkCaptcha = async (
  ctx: Needs,
  merchantCode: string,
  flow: string,
  answer: string,
  ip: string,
): Promise<Failure | null> => {
  if (answer === '') return fail('captcha.required')
  const taken = `captcha:tries:${addressKey(ip)}`
  const limited = await overRate(ctx.db, ctx.clock, taken, tries)
  if (limited) return limited
  const burned = await ctx.db
    .delete(captchas)
    .where(and(eq(captchas.flow, flow), eq(captchas.merchantCode, merchantCode)))
    .returning()
  const captcha = burned[0]
  if (captcha?.answer !== answer || captcha.expiresAt <= ctx.clock.now()) return fail('captcha.wrong')
  await giveBack(ctx, taken)
  return null
}
