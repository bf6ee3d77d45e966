import { moneyToWire } from '@mosaic/contracts'
import { z } from 'zod'
import { memberByAccount, sessionCte } from '../../identity'
import { decideFreeRounds, proposeFreeRounds } from '../../operator'
import { issueLaunchToken, merchantCatalogue } from '../../play'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { writeAll } from '../../platform/db/database'

const request = z.strictObject({
  merchant: z.string(),
  account: z.string().min(1),
  game: z.string().min(1).max(64),
  /** Number of free rounds to grant, at the lowest stake of the game. */
  freeRounds: z.number().int().min(0).max(100).default(0),
})

const grant = async (
  ctx: AppContext,
  merchant: Merchant,
  memberId: string,
  { game: gameId, freeRounds: rounds }: z.output<typeof request>,
): Promise<void> => {
  const { currency } = merchant
  const [stake] = (await merchantCatalogue(ctx, merchant)).game(gameId)?.freeRoundStakes(currency) ?? []
  if (stake === undefined || rounds === 0) return
  const by = (operator: string) => ({ operator, address: '' })
  const proposal = { id: ctx.random.uuid(), memberId, gameId, stake: moneyToWire(stake, currency), rounds }
  const proposed = await proposeFreeRounds(ctx, by('qa-proposer'), { ...proposal, days: 1, reason: 'Acceptance run' })
  if (proposed.ok) await decideFreeRounds(ctx, by('qa-approver'), { verdict: 'approve', id: proposal.id })
}

/** An unused launch token for wallet tests of a provider; it expires after one minute. */
export const launchFor = async (
  ctx: AppContext,
  body: unknown,
): Promise<{ launchToken: string } | { problem: string }> => {
  const asked = request.safeParse(body)
  if (!asked.success) return { problem: z.prettifyError(asked.error) }
  const { merchant: code, account, game } = asked.data
  const merchant = await ctx.merchants.byCode(code)
  const member = await memberByAccount(ctx.db, code, account)
  if (!merchant || !member) return { problem: `${code} has no member ${account}` }
  await grant(ctx, merchant, member.id, asked.data)
  const sessionId = ctx.random.uuid()
  const from = { deviceId: 'qa-console', userAgent: 'QA console', ip: '127.0.0.1' }
  await writeAll(ctx.db, [sessionCte({ id: sessionId, member, from, at: ctx.clock.now() })])
  const launched = { ...member, sessionId }
  return { launchToken: await issueLaunchToken(ctx.db, ctx, launched, { gameCode: game, language: 'en' }) }
}
