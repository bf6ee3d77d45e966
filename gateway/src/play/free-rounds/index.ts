import { moneyToWire, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { defineModule } from '../../platform/runtime/module'
import { ok, type Result } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { waitingFreeRounds } from './store'

export { freeRoundRows } from './free-rounds.sql'
export type { FreeRoundsRow } from './schema'
export {
  addFreeWin,
  decideFreeRoundsRow,
  freeRoundsById,
  freeRoundsShown,
  freeRoundsWon,
  type GamePlayer,
  giveFreeRoundBack,
  insertFreeRounds,
  lockFreeRounds,
  takeFreeRound,
  waitingFreeRounds,
} from './store'

const own = async (ctx: AppContext, { id: memberId, currency }: Member): Promise<Result<ValueOf<'freeRounds'>>> => {
  const rows = await waitingFreeRounds(ctx.db, { memberId, currency }, ctx.clock.now())
  return ok({
    list: rows.map(({ gameCode, stake, won, ...row }) => ({
      ...row,
      gameId: gameCode,
      stake: moneyToWire(stake, currency),
      won: moneyToWire(won, currency),
      currency,
    })),
  })
}

/** Rounds of a game that the operator prepays for a member. */
export const freeRoundsModule = defineModule({
  name: 'free-rounds',
  routes: (app, ctx) => bind(app, ctx, 'freeRounds', ({ member }) => own(ctx, member)),
})
