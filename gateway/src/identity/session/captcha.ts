import { and, eq, gt } from 'drizzle-orm'
import type { AppContext } from '../../platform/kernel/app-context'
import { addressKey, overRate } from '../../platform/kernel/rate-limit'
import { fail, ok, type Failure, type Result } from '../../platform/kernel/result'
import { captchaSound } from './captcha-sound'
import { captchaImage } from './captcha-image'
import { captchas } from './schema'

const digits = 4
const lifetime = 3 * 60_000
const perFlow = { limit: 20, windowMs: 60_000 }
const perAddress = { limit: 120, windowMs: 60_000 }

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

/** The same answer for the ear. Hearing it burns nothing; it counts like another picture. */
export const speakCaptcha = async (
  ctx: Needs,
  merchantCode: string,
  flow: string,
  ip: string,
): Promise<Result<{ flow: string; audio: string }>> => {
  const limited = await tooMany(ctx, flow, ip)
  if (limited) return limited
  const [open] = await ctx.db
    .select({ answer: captchas.answer })
    .from(captchas)
    .where(
      and(eq(captchas.flow, flow), eq(captchas.merchantCode, merchantCode), gt(captchas.expiresAt, ctx.clock.now())),
    )
  return open ? ok({ flow, audio: captchaSound(open.answer, ctx.random) }) : fail('not.found')
}

/** One look, right or wrong: the row is gone before the answer is compared, so no answer is ever tried twice. */
export const checkCaptcha = async (
  ctx: Needs,
  merchantCode: string,
  flow: string,
  answer: string,
): Promise<Failure | null> => {
  if (answer === '') return fail('captcha.required')
  const burned = await ctx.db
    .delete(captchas)
    .where(and(eq(captchas.flow, flow), eq(captchas.merchantCode, merchantCode)))
    .returning()
  const captcha = burned[0]
  return captcha && captcha.expiresAt > ctx.clock.now() && captcha.answer === answer ? null : fail('captcha.wrong')
}
