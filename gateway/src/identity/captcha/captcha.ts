import { asciiDigits, type ValueOf } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import { addressKey, giveBack, overRate } from '../../platform/guard/rate-limit'
import { fail, ok, type Failure, type Result } from '../../platform/http/result'
import { captchaImage } from './captcha-image'
import { challengeFor, isChallengeKey, isSolution, newChallengeKey, solvesChallenge } from './challenge'
import { saveCaptcha, takeCaptcha } from './store'

const digits = 4
const lifetime = 3 * 60_000
const perFlow = { limit: 20, windowMs: 60_000 }
const perAddress = { limit: 120, windowMs: 60_000 }
/** Wrong answers of one address, pictures and challenges together. */
const tries = { limit: 30, windowMs: 60 * 60_000 }

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'>

export type CaptchaRequest = { readonly merchantCode: string; readonly flow: string; readonly ip: string }

/** A picture that is still on its way must not replace the challenge that was asked for after it. */
const challengeOf = (flow: string): string => `${flow}#challenge`

/** A flow has one open picture and one open challenge, so a new one replaces the one before. */
const openCaptcha = async (
  ctx: Needs,
  { merchantCode, flow, ip }: CaptchaRequest,
  answer: string,
): Promise<Failure | null> => {
  const limited =
    (await overRate(ctx.db, ctx.clock, `captcha:flow:${flow}`, perFlow)) ??
    (await overRate(ctx.db, ctx.clock, `captcha:address:${addressKey(ip)}`, perAddress))
  if (limited) return limited
  const now = ctx.clock.now()
  const place = isChallengeKey(answer) ? challengeOf(flow) : flow
  await saveCaptcha(ctx.db, { flow: place, merchantCode, answer, createdAt: now, expiresAt: now + lifetime })
  return null
}

export const drawCaptcha = async (ctx: Needs, request: CaptchaRequest): Promise<Result<string>> => {
  const answer = Array.from({ length: digits }, () => ctx.random.int(10)).join('')
  return (await openCaptcha(ctx, request, answer)) ?? ok(await captchaImage(answer, ctx.random))
}

export const createCaptchaChallenge = async (
  ctx: Needs,
  request: CaptchaRequest,
): Promise<Result<ValueOf<'captchaChallenge'>>> => {
  const key = newChallengeKey(ctx.random)
  return (await openCaptcha(ctx, request, key)) ?? ok(await challengeFor(key, ctx.random))
}

const isRight = async (expected: string, answer: string): Promise<boolean> =>
  isChallengeKey(expected) ? solvesChallenge(expected, answer) : expected === asciiDigits(answer)

/** The row is gone before the answer is compared, right or wrong, so no captcha is tried twice. */
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
  const captcha = await takeCaptcha(ctx.db, merchantCode, isSolution(answer) ? challengeOf(flow) : flow)
  if (!captcha || captcha.expiresAt <= ctx.clock.now() || !(await isRight(captcha.answer, answer)))
    return fail('captcha.wrong')
  await giveBack(ctx, taken)
  return null
}
