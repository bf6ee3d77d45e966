import { type Minor, subtractMinor, zero } from '@mosaic/contracts'
import { winCap } from '../games'
import type { GameSession } from './context'

/** A win capped at the game's published maximum for the stake of the round. */
export const cappedWin = (session: GameSession, wanted: Minor, stake: Minor, paid: Minor): Minor => {
  const { maxWinHundredths } = session.game
  if (maxWinHundredths === null) return wanted
  const room = subtractMinor(winCap(stake, maxWinHundredths), paid)
  return wanted <= room ? wanted : room > 0n ? room : zero
}
