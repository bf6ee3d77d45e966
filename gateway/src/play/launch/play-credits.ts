import { createHmac } from 'node:crypto'
import { isTrial, minor, type Currency, type Minor } from '@mosaic/contracts'
import { z } from 'zod'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { findAtProvider } from '../provider'

export type PlayCredits = { readonly balance: Minor; readonly currency: Currency; readonly version: string }

const wholeNumber = z.string().regex(/^\d{1,18}$/)
const shape = z.object({ balance: wholeNumber, version: wholeNumber, currency: z.literal('XXX') })

/** The header waits for it. */
const timeoutMs = 3000

/** Names a trial account to the provider; nobody else can guess it. */
export const creditsToken = ({ config }: Pick<AppContext, 'config'>, memberId: string): string =>
  createHmac('sha256', config.keys.provider.secret).update(`play-credits\n${memberId}`).digest('base64url')

/** Play credits of a trial account at the game provider; null for others, and where the provider has none. */
export const playCreditsOf = async (
  ctx: Pick<AppContext, 'config' | 'log'>,
  member: Pick<Member, 'id' | 'type'>,
): Promise<Result<PlayCredits | null>> => {
  if (!isTrial(member.type)) return ok(null)
  try {
    const found = await findAtProvider(ctx, `/provider/v1/credits/${creditsToken(ctx, member.id)}`, shape, timeoutMs)
    return ok(found && { balance: minor(BigInt(found.balance)), currency: found.currency, version: found.version })
  } catch (error) {
    ctx.log.warn({ err: error }, 'the game provider did not report the play credits')
    return fail('game.provider.unavailable')
  }
}
