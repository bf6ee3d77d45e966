import { moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import { accountNames } from '../../identity'
import { profileAmount } from '../../platform'
import { maskAccount } from '../../play'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { termsOfKind } from './open-campaign'
import { seedHash } from './periods/draw'
import { countingSpan, ticketsOf, wholePeriod } from './progress/counted'
import { progressOf, settledPeriods, standing } from './progress/progress-store'
import type { CampaignRow } from './schema'
import { campaignById } from './store'

const rowsShown = 20

/** Standing of a tournament or the tickets of a raffle, names masked, with the visitor's own value. */
export const boardOf = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member | null,
  promotionId: string,
): Promise<Result<ValueOf<'promotionBoard'>>> => {
  const campaign = await campaignById(ctx.db, merchant.code, promotionId)
  const tournament = campaign && termsOfKind(campaign.terms, 'TOURNAMENT')
  const raffle = campaign && termsOfKind(campaign.terms, 'RAFFLE')
  const prizes = (tournament ?? raffle)?.prizes
  if (!campaign || !prizes || campaign.state === 'DRAFT') return fail('promotion.unknown')
  const { currency } = campaign
  const rows = await standing(ctx.db, campaign.id, wholePeriod, rowsShown)
  const nameOf = await accountNames(
    ctx.db,
    rows.map(({ memberId }) => memberId),
  )
  const own = member && (await progressOf(ctx.db, member.id, [campaign.id]))[0]
  const valueOf = ({ value }: { readonly value: CampaignRow['committed'] }): string =>
    raffle
      ? String(ticketsOf(raffle, value, currency))
      : tournament?.metric === 'multiplier'
        ? `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
        : moneyToWire(value, currency)
  const { to } = countingSpan(campaign)
  const isSettled = (await settledPeriods(ctx.db, [campaign.id])).length > 0
  return ok({
    metric: raffle ? 'tickets' : (tournament?.metric ?? 'turnover'),
    currency,
    endsAt: Number.isFinite(to) ? to : null,
    isOver: isSettled,
    prizes: prizes.map((prize) => moneyToWire(profileAmount(prize, currency), currency)),
    rows: rows.map((row, index) => ({
      place: index + 1,
      name: maskAccount(nameOf(row.memberId)),
      value: valueOf(row),
      prize: row.prize === null ? null : moneyToWire(row.prize, currency),
      isOwn: row.memberId === member?.id,
    })),
    own: valueOf(own ?? { value: zero }),
    draw:
      raffle && campaign.drawSeed !== null
        ? { hash: seedHash(campaign.drawSeed), seed: isSettled ? campaign.drawSeed : null }
        : null,
  })
}
