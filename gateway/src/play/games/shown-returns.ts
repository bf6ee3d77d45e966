import type { Db } from '../../platform/db/database'
import type { CatalogueGame } from './catalogue'
import type { MerchantCatalogue } from './merchant-catalogue'
import type { GameReturn } from './payback'
import { playableReturns } from './store'

/** Stated returns of the playable games that a merchant shows, with their lowest stakes. */
export const shownReturns = async (
  db: Db,
  catalogue: Pick<MerchantCatalogue, 'game'>,
): Promise<readonly (GameReturn & Pick<CatalogueGame, 'minBet'>)[]> =>
  (await playableReturns(db)).flatMap((game) => {
    const shown = catalogue.game(game.code)
    return shown ? [{ ...game, minBet: shown.minBet }] : []
  })
