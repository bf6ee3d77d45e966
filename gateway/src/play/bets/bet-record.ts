import { languageTag, moneyToWire, subtractMinor, type ValueOf, type WireLanguage } from '@mosaic/contracts'
import { type AskedRange, requestedRange, currentArt } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { type AskedPage, pageNumbers } from '../../platform/http/paging'
import { ok, type Result } from '../../platform/http/result'
import type { RoundState } from '../seamless'
import { roundsOf } from '../seamless/round-record-store'
import { sumsOfRecord } from './store'

type Query = AskedRange &
  AskedPage & { readonly vassalage?: string; readonly gameType?: string; readonly state?: RoundState }

const inBonusMoney = ({
  bonusStake,
  bonusPayout,
  currency,
}: Pick<Awaited<ReturnType<typeof roundsOf>>[number], 'bonusStake' | 'bonusPayout' | 'currency'>) =>
  bonusStake === 0n && bonusPayout === 0n
    ? { bonusStake: null, bonusPayout: null }
    : { bonusStake: moneyToWire(bonusStake, currency), bonusPayout: moneyToWire(bonusPayout, currency) }

/** The member's rounds of the chosen days with the sums of all pages. A cancelled round is listed with zero amounts. */
export const betReport = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  language: WireLanguage,
  query: Query,
): Promise<Result<ValueOf<'betReport'>>> => {
  const span = requestedRange(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const asked = {
    memberId: member.id,
    span: span.value,
    vendor: query.vassalage,
    category: query.gameType,
    state: query.state,
  }
  const sums = await sumsOfRecord(ctx.db, asked)
  const rows = await roundsOf(ctx.db, asked, query)
  const art = await currentArt(ctx.config.dataDir)
  return ok({
    list: rows.map((row) => {
      const { currency } = row
      const picture = art(`game/${row.gameCode}`)
      return {
        roundId: row.roundId,
        at: row.openedAt,
        settledAt: row.settledAt,
        gameId: row.gameCode,
        gameName: row.gameName,
        vassalage: row.vendorCode,
        vassalageName: row.vendorName,
        gameType: row.category,
        iconUrl: picture.url,
        iconColour: picture.colour,
        stake: moneyToWire(row.stake, currency),
        freeStake: row.rewardId === null ? null : moneyToWire(row.freeStake, currency),
        ...inBonusMoney(row),
        validBet: moneyToWire(row.validBet, currency),
        payout: moneyToWire(row.payout, currency),
        net: moneyToWire(subtractMinor(row.payout, row.stake), currency),
        currency,
        state: row.state,
        verifyUrl: `${ctx.config.studioUrl}/verify?round=${encodeURIComponent(row.roundId)}&lang=${languageTag(language)}`,
      }
    }),
    ...pageNumbers(query, sums.count),
    footer: {
      stake: moneyToWire(sums.stake, member.currency),
      validBet: moneyToWire(sums.validBet, member.currency),
      payout: moneyToWire(sums.payout, member.currency),
      net: moneyToWire(subtractMinor(sums.payout, sums.stake), member.currency),
      currency: member.currency,
    },
  })
}
