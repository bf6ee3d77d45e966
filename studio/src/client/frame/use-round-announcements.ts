import { useEffect, useRef } from 'react'
import type { Announcer } from '../announcer/announcer'
import { sentences } from '../announcer/sentences'
import type { MoneyText } from '../money-text'
import type { Language } from '../texts/languages'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'
import { freeRoundsText } from './FreeRoundsLine'
import type { GameState } from './game-control'
import { statedWin } from './stated-win'

/** Says the begin of a round, the choices of the player, and the outcome with amount and balance. */
export const useRoundAnnouncements = (
  announcer: Announcer,
  state: GameState,
  parts: {
    readonly t: Translate<TextKey>
    readonly lang: Language
    readonly money: MoneyText
    /** What the newest view shows, in words of its engine. */
    readonly words: () => string | null
    readonly statesProfit: boolean
    /** Line of the stage while a round runs. */
    readonly line: string | null
  },
): void => {
  const { phase, round, roundId, result, session, stake } = state
  const latest = useRef(parts)
  latest.current = parts

  useEffect(() => {
    if (phase !== 'busy' || roundId === null || round?.roundId === roundId) return
    const { t, money } = latest.current
    const isFree = (session?.freeRounds?.left ?? 0) > 0
    announcer.say(`${roundId} begins`, isFree ? t('freeRoundBegins') : t('roundBegins', { stake: money(stake) }))
    // Only a new round is said.
  }, [phase, roundId, announcer])

  useEffect(() => {
    if (phase !== 'open' || round === null) return
    announcer.say(`${round.roundId} ${round.actions.length}`, latest.current.words() ?? '')
  }, [phase, round, announcer])

  useEffect(() => {
    if (result.kind !== 'ended' || session === null) return
    const { t, lang, money, words, statesProfit } = latest.current
    const win = statedWin(result, round?.stake ?? '0', statesProfit)
    const won = result.win === '0' ? t('nothing') : t(result.celebrate ? 'youWin' : 'paid', { win: money(win) })
    announcer.say(
      `${result.roundId} over`,
      sentences(lang, [
        words(),
        won,
        freeRoundsText({ session, round }, t, money),
        t('balanceIs', { balance: money(session.balance) }),
      ]),
    )
    // The balance that was known with the result belongs to it.
  }, [result, announcer])

  const { line } = parts
  useEffect(() => {
    if (line === null || phase !== 'busy') return
    // What the words say in a moment is not said twice.
    if (latest.current.words()?.includes(line) !== true) announcer.say(`${roundId ?? ''} ${line}`, line)
    // A line is said when it appears.
  }, [line, announcer])
}
