import { useEffect, useRef } from 'react'
import type { Announcer } from '../announcer/announcer'
import { sentences } from '../announcer/sentences'
import type { MoneyText } from '../money-text'
import type { Language } from '../texts/languages'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'
import type { TableWords } from './table-stage'
import { ownBets, stands } from './table-state'
import type { TableState } from './table-state'
import type { TableKey } from './texts'

/** Says phases, own bets and results of a shared table. Bets and results from before the visit are not said. */
export const useTableAnnouncements = <Config, Key extends string>(
  announcer: Announcer,
  state: TableState,
  parts: {
    readonly config: Config
    readonly t: Translate<TextKey | TableKey | Key>
    readonly lang: Language
    readonly money: MoneyText
    readonly words: TableWords<Config, Key>
  },
): void => {
  const { table, ended } = state
  const latest = useRef({ ...parts, balance: '0' })
  latest.current = { ...parts, balance: state.session?.balance ?? '0' }
  const known = useRef<Set<string> | null>(null)
  const round = table?.round ?? 0
  const phase = table?.phase ?? null
  const hasBets = (table?.mine ?? []).some(({ state: bet }) => bet === 'OPEN')

  useEffect(() => {
    if (phase === null || phase === 'result') return
    const { t, words } = latest.current
    const word = phase === 'betting' ? t('placeBets') : (words.playing?.(latest.current, hasBets) ?? t('noMoreBets'))
    announcer.say(`${round} ${phase}`, word)
    // A phase is said once, when it begins.
  }, [round, phase, announcer])

  useEffect(() => {
    if (!table) return
    const bets = ownBets(table).filter(stands)
    const takenBack = ownBets(table).filter((bet) => bet.state === 'CANCELLED')
    const { t, lang, money, words, balance } = latest.current
    const balanceText = t('balanceIs', { balance: money(balance) })
    const isArrival = known.current === null
    known.current = known.current ?? new Set<string>()
    for (const bet of bets) {
      const spans = table.spanning.some(({ roundId }) => roundId === bet.roundId)
      const decided =
        bet.state === 'OPEN'
          ? null
          : spans
            ? bet.win === '0'
              ? t('nothing')
              : t(Number(bet.win) > Number(bet.stake) ? 'youWin' : 'paid', { win: money(bet.win) })
            : (words.bet?.(latest.current, bet) ?? null)
      const event = `${bet.roundId} ${bet.state === 'OPEN' ? 'placed' : 'decided'}`
      if (known.current.has(event)) continue
      known.current.add(event)
      if (isArrival) continue
      if (bet.state === 'OPEN')
        announcer.say(event, sentences(lang, [t('betPlaced', { stake: money(bet.stake) }), balanceText]))
      else if (decided !== null) announcer.say(event, sentences(lang, [decided, balanceText]))
    }
    for (const { roundId, stake } of takenBack) {
      // A bet that never stood is explained by a notice.
      if (!known.current.has(`${roundId} placed`)) continue
      announcer.say(`${roundId} back`, sentences(lang, [t('betWithdrawn', { stake: money(stake) }), balanceText]))
    }
  }, [table, announcer])

  const outcome = phase === 'result' ? (table?.outcome ?? null) : null
  const hasOutcome = outcome !== null
  useEffect(() => {
    if (outcome === null) return
    announcer.say(`${round} outcome`, latest.current.words.outcome(latest.current, outcome, round))
    // An outcome arrives again with every update of the table.
  }, [round, hasOutcome, announcer])

  const endedRound = ended?.round ?? null
  useEffect(() => {
    const { t, lang, money, words, balance } = latest.current
    if (!ended || words.bet) return
    const won = ended.win === '0' ? t('nothing') : t(ended.celebrate ? 'youWin' : 'paid', { win: money(ended.win) })
    announcer.say(`${ended.round} own`, sentences(lang, [won, t('balanceIs', { balance: money(balance) })]))
    // The result of a round is said once.
  }, [endedRound, announcer])
}
