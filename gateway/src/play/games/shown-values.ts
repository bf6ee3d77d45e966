import type { GameCategory, GameClassify, PrizeMode } from '@mosaic/contracts'

/** A slot has a jackpot from this maximum win on; hundredths of a stake. */
const jackpotFrom = 500_000

type Row = {
  readonly category: GameCategory
  readonly classify: GameClassify
  readonly maxWinHundredths: number | null
}

/** Slots without a class of the provider are JP when they have a jackpot (domain §8.13). */
export const shownClassify = ({ category, classify, maxWinHundredths }: Row): GameClassify =>
  classify === '' && category === 'RNG' && (maxWinHundredths ?? 0) >= jackpotFrom ? 'JP' : classify

const modeOfVendor: Readonly<Record<string, PrizeMode>> = { LOTT: 'LOTT', TCG_SEA: 'SEA', TCG_LOTTO_VN: 'ELOTT' }

/** Prize mode of a lottery; null for any other game. */
export const prizeModeOf = (game: { readonly vendor: string; readonly category: GameCategory }): PrizeMode | null =>
  game.category === 'LOTT' || game.category === 'ELOTT'
    ? (modeOfVendor[game.vendor] ?? (game.category === 'ELOTT' ? 'ELOTT' : 'LOTT'))
    : null

const withRooms: ReadonlySet<GameCategory> = new Set<GameCategory>(['PVP', 'LIVE'])

export const hasRooms = (category: GameCategory): boolean => withRooms.has(category)

/** The room a game begins in; games without rooms have none. */
export const firstRoomOf = (game: { readonly code: string; readonly category: GameCategory }): string =>
  hasRooms(game.category) ? `${game.code}.free` : ''
