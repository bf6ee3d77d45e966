import { type Currency, type Minor, moneyToWire, parseMoney } from '@mosaic/contracts'
import type { DeskValue, ReadDeskBody, ReadDeskQuery } from '@mosaic/contracts/desk'
import { memberById } from '../../identity'
import {
  freeRoundsById,
  type FreeRoundsRow,
  insertFreeRounds,
  merchantCatalogue,
  searchIn,
  type CatalogueGame,
} from '../../play'
import type { AppContext } from '../../platform/runtime/app-context'
import { fail } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { type LogActor, writeLog } from '../log'
import { type Listed, listed } from './listed'

const mostGames = 8
const dayMs = 86_400_000

const takesThem = (game: CatalogueGame, currency: Currency): boolean =>
  game.playable && game.freeRoundStakes(currency).length > 0

/** Games of the member's merchant that accept free rounds, best matches first. */
export const freeRoundGames = async (
  ctx: AppContext,
  { memberId, search }: ReadDeskQuery<'freeRoundGames'>,
): Promise<DeskResult<DeskValue<'freeRoundGames'>>> => {
  const member = await memberById(ctx.db, memberId)
  const merchant = member && (await ctx.merchants.byCode(member.merchantCode))
  if (!member || !merchant) return refused('desk.not.found')
  const { currency } = member
  const games = (await merchantCatalogue(ctx, merchant)).games.filter((game) => takesThem(game, currency))
  const found = search === '' ? games : searchIn(search, games, (game) => game.search)
  return {
    ok: true,
    value: {
      list: found.slice(0, mostGames).map((game) => ({
        gameId: game.code,
        gameName: game.name,
        vendor: game.vendorName,
        stakes: game.freeRoundStakes(currency).map((stake) => moneyToWire(stake, currency)),
      })),
    },
  }
}

type ProposalRequest = ReadDeskBody<'proposeFreeRounds'>

/** Stake of each round: one that the provider accepts for free rounds of this game. */
const stakeFor = async (
  ctx: AppContext,
  { merchantCode, currency }: { readonly merchantCode: string; readonly currency: Currency },
  request: ProposalRequest,
): Promise<DeskResult<Minor>> => {
  const merchant = await ctx.merchants.byCode(merchantCode)
  const game = merchant && (await merchantCatalogue(ctx, merchant)).game(request.gameId)
  if (!game) return fail('game.not.found')
  const stake = parseMoney(request.stake, currency)
  return stake !== null && takesThem(game, currency) && game.freeRoundStakes(currency).includes(stake)
    ? { ok: true, value: stake }
    : refused('desk.free.rounds.stake')
}

const isSame = (row: FreeRoundsRow, request: ProposalRequest, stake: Minor): boolean =>
  row.memberId === request.memberId &&
  row.gameCode === request.gameId &&
  row.stake === stake &&
  row.rounds === request.rounds

/** The rounds are playable after the approval only. The caller makes the id, so a repeated call returns the same proposal. */
export const proposeFreeRounds = async (
  ctx: AppContext,
  by: LogActor,
  request: ProposalRequest,
): Promise<DeskResult<Listed>> => {
  const member = await memberById(ctx.db, request.memberId)
  if (!member) return refused('desk.not.found')
  const stake = await stakeFor(ctx, member, request)
  if (!stake.ok) return stake
  const at = ctx.clock.now()
  return inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
    const row = await insertFreeRounds(tx, {
      id: request.id,
      merchantCode: member.merchantCode,
      memberId: member.id,
      gameCode: request.gameId,
      currency: member.currency,
      stake: stake.value,
      rounds: request.rounds,
      expiresAt: at + request.days * dayMs,
      reason: request.reason,
      state: 'PROPOSED',
      proposedBy: by.operator,
      proposedAt: at,
    })
    if (!row) {
      const known = await freeRoundsById(tx, request.id)
      return known && isSame(known, request, stake.value)
        ? { ok: true, value: await listed(tx, known) }
        : refused('desk.decided')
    }
    await writeLog(tx, by, at, {
      action: 'free-rounds.proposed',
      subject: row.id,
      detail: {
        member: member.id,
        game: row.gameCode,
        rounds: row.rounds,
        stake: `${moneyToWire(row.stake, row.currency)} ${row.currency}`,
        reason: row.reason,
      },
    })
    return { ok: true, value: await listed(tx, row) }
  })
}
