import type { ThemeName } from './themes'

/** Engine of a row with the parameters in which its rows differ. */
export type MinesPlay = {
  readonly engine: 'mines'
  readonly columns: number
  readonly rows: number
  /** House edge: part of the fair multiplier that is not paid out. */
  readonly edgeBp: number
  /** Names of the Noto set: what a safe tile hides, and what ends the round. */
  readonly safe: string
  readonly mine: string
}
export type ScratchPlay = {
  readonly engine: 'scratch'
  readonly columns: number
  readonly rows: number
  readonly theme: ThemeName
  /** Distribution of the prizes in the run. */
  readonly run: 'calm' | 'even' | 'wild'
}

/** Three reels with lines; strips and prizes by game code in `src/games/reels/reel-sets.ts`. */
type Lines3x3Play = { readonly engine: 'lines-3x3'; readonly theme: ThemeName }
/** Five reels that pay on every way; strips and prizes by game code in `src/games/reels/reel-sets.ts`. */
type Ways5x3Play = { readonly engine: 'ways-5x3'; readonly theme: ThemeName }

export type CrashPlay = {
  readonly engine: 'crash'
  readonly scene: 'space' | 'sky' | 'storm' | 'sea' | 'deep' | 'land'
  readonly edgeBp: number
  /** Exponent of the curve for one second: 0.1 doubles in seven seconds. */
  readonly growthPerSecond: number
  /** The highest multiplier. */
  readonly cap: number
  readonly bettingMs: number
}
export type RoulettePlay = {
  readonly engine: 'roulette'
  readonly zeros: 1 | 2
  readonly laPartage: boolean
  readonly bettingMs: number
}
export type BaccaratPlay = {
  readonly engine: 'baccarat'
  readonly decks: 6 | 8
  /** Commission on banker wins, or half pay for a banker's six. */
  readonly banker: 'commission' | 'six-half'
  readonly pairPays: number
  readonly bettingMs: number
}
export type DragonTigerPlay = {
  readonly engine: 'dragon-tiger'
  readonly decks: 6 | 8
  readonly tiePays: number
  readonly suitedTiePays: number
  readonly bettingMs: number
}
export type SicBoPlay = {
  readonly engine: 'sic-bo'
  /** Bets on which the table pays more than usual. */
  readonly generous: 'none' | 'triples' | 'totals'
  readonly bettingMs: number
}

export type VideoPokerPlay = {
  readonly engine: 'video-poker'
  /** Name of the machine's pay table. */
  readonly table: 'jacksOrBetter' | 'tensOrBetter' | 'bonus' | 'doubleBonus' | 'doubleDoubleBonus'
}
export type BlackjackPlay = {
  readonly engine: 'blackjack'
  /** Hundredths of the stake on top of it: 150 is 3 to 2, 120 is 6 to 5. */
  readonly blackjackPays: number
  readonly dealerHitsSoft17: boolean
  readonly doubleOn: 'any' | '9-11' | '10-11'
  readonly doubleAfterSplit: boolean
  readonly surrender: boolean
  readonly dealerPeeks: boolean
}
/** Tables of the poker rows; `src/games/poker/poker-rooms.ts` says what each plays. */
export type PokerRoom =
  | 'river'
  | 'bravo'
  | 'night'
  | 'sprint'
  | 'crown'
  | 'shine'
  | 'locked'
  | 'corner'
  | 'pineapple'
  | 'pack'
  | 'duel'
  | 'valley'
  | 'district'
  | 'republic'
  | 'tigers'
  | 'checkmate'
  | 'boulevard'
  | 'aces'
  | 'elephant'
  | 'flowers'
export type PokerPlay = {
  readonly engine: 'poker'
  readonly room: PokerRoom
}
export type FishingPlay = {
  readonly engine: 'fishing'
  /** Names of the Noto set, cheapest first. */
  readonly fish: readonly string[]
  /** Distribution of the prizes of the fish. */
  readonly spread: 'calm' | 'even' | 'wild'
  readonly returnBp: number
}

/** Contests and teams by game code in `src/games/event/event-games.ts`. */
type EventPlay = { readonly engine: 'event' }
/** Drum and times by game code in `src/games/lottery/lottery-games.ts`. */
type LotteryPlay = { readonly engine: 'lottery' }

export type Play =
  | EventPlay
  | LotteryPlay
  | Lines3x3Play
  | Ways5x3Play
  | MinesPlay
  | ScratchPlay
  | CrashPlay
  | RoulettePlay
  | BaccaratPlay
  | DragonTigerPlay
  | SicBoPlay
  | VideoPokerPlay
  | BlackjackPlay
  | PokerPlay
  | FishingPlay
export type PlayOf<Engine extends Play['engine']> = Extract<Play, { readonly engine: Engine }>
