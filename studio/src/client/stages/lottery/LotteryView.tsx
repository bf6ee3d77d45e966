import { useState } from 'react'
import { numeroOf } from '../../../games/lottery/draw-time'
import type { LotteryConfig } from '../../../games/lottery/lottery-config'
import type { LotteryBet, LotteryOutcome } from '../../../games/lottery/lottery-rules'
import { equalBets } from '../../tables/bet-order'
import { OwnResult } from '../../tables/OwnResult'
import { stakeOn } from '../../tables/StakeStepper'
import type { TableStageProps } from '../../tables/table-stage'
import { stands } from '../../tables/table-state'
import { useElapsed } from '../../tables/use-elapsed'
import { countdownText } from './countdown-text'
import { countOf, DrawDrum, Drawn } from './DrawDrum'
import { NumberPad } from './NumberPad'
import { PrizeBoard } from './PrizeBoard'
import { payText, typeLabel } from './ticket'
import type { LotteryTextKey } from './texts'
import { TicketSlip } from './TicketSlip'
import { mostTickets, useTickets } from './use-tickets'
import '../../tables/slip.css'
import './lottery.css'

/** The outcome and the bets of this engine, as our own server wrote them. */
const numbersOf = (outcome: unknown): LotteryOutcome['numbers'] => (outcome as LotteryOutcome).numbers
const betOf = (choice: unknown): LotteryBet => choice as LotteryBet

/** `lottoMode=ent` in the address of the launch is the simple play, `trad` the full one (domain §8.12). */
const isSimplePlay = (): boolean => new URLSearchParams(window.location.search).get('lottoMode') === 'ent'

/** A lottery: the drum, the draw that is open with its countdown, tickets, and the last draw. */
export const LotteryView = (props: TableStageProps<LotteryConfig, LotteryTextKey>) => {
  const { config, state, ladder, money, t, lang, reducedMotion, onBet } = props
  const { table } = state
  const [isSimple] = useState(isSimplePlay)
  const [chosenStake, setChosenStake] = useState<string | null>(null)
  const elapsed = useElapsed(state)
  const round = table?.round ?? 0
  const form = useTickets(config, isSimple, round)
  const { rules, sides, rule, count, entry, tickets } = form
  if (!table) return <div className="table-room lottery-room" aria-busy="true" />

  const open = state.phase === 'live' && table.phase === 'betting'
  const whole = table.elapsedMs + (table.leftMs ?? 0)
  const left = Math.max(0, whole - elapsed)
  const drawnAt = table.playFrom
  const shownDraw = table.outcome === null ? state.results[state.results.length - 1] : { round, outcome: table.outcome }
  const shownAt = shownDraw ? drawnAt - (round - shownDraw.round) * config.everyMinutes * 60_000 : drawnAt
  const all = countOf(config)
  const shown = table.phase === 'play' ? Math.floor((elapsed / Math.max(1, whole)) * (all + 1)) : all
  const stake = stakeOn(ladder, chosenStake)
  const bets = [
    ...state.sending
      .filter((each) => each.round === round)
      .map(({ roundId, choice }) => ({
        roundId,
        choice: betOf(choice),
        stake: betOf(choice).stake,
        state: 'BETTING' as const,
        win: '0',
      })),
    ...table.mine.filter(stands).map((bet) => ({ ...bet, choice: betOf(bet.choice) })),
  ]
  const room = Math.max(0, mostTickets - bets.length)
  const buy = (): void =>
    onBet(
      equalBets(
        ladder,
        stake,
        (each) =>
          tickets.slice(0, room).map(({ type, numbers }) => ({ choice: { type, numbers, stake: each }, stake: each })),
        form.clear,
      ),
    )
  const word =
    table.phase === 'betting'
      ? t('drawIn', { time: countdownText(left) })
      : table.phase === 'play'
        ? t('drawing')
        : t('drawn')
  const marked = rule && count === 1 ? tickets.flatMap((each) => (each.type === rule.type ? each.numbers : [])) : []

  return (
    <div className={`table-room lottery-room table-is-${table.phase}`}>
      <div className="table-body">
        <div className="lottery-stage">
          <div className="lottery-head">
            <strong>{t('drawNumber', { numero: numeroOf(config, drawnAt) })}</strong>
            <span role="timer">{word}</span>
          </div>
          <div className="lottery-show">
            <DrawDrum spinning={table.phase === 'play'} still={reducedMotion} />
            {shownDraw && (
              <div className="lottery-result">
                {table.outcome === null && (
                  <span className="lottery-caption">{t('lastDraw', { numero: numeroOf(config, shownAt) })}</span>
                )}
                <Drawn config={config} numbers={numbersOf(shownDraw.outcome)} shown={shown} />
              </div>
            )}
          </div>
          {config.drum.kind === 'tiers' && shownDraw && (
            <PrizeBoard
              numbers={numbersOf(shownDraw.outcome)}
              shown={table.outcome === null ? all : shown}
              mine={table.outcome === null ? [] : bets.flatMap(({ choice }) => choice.numbers)}
              t={t}
            />
          )}
          <OwnResult ended={state.ended} t={t} money={money} />
        </div>

        <div className="lottery-form">
          <div className="lottery-types" role="group" aria-label={t('betType')}>
            {rules.map(({ type }) => (
              <button
                key={type}
                type="button"
                className="lottery-type"
                aria-pressed={type === rule?.type}
                onClick={() => form.choose(type)}
              >
                {typeLabel(config, type, t)}
              </button>
            ))}
          </div>
          {rule && (
            <div className="lottery-entry">
              <div className="lottery-bar">
                {rule.choice.kind === 'balls' && rule.choice.counts.length > 1 && (
                  <div className="lottery-counts" role="group" aria-label={t('match')}>
                    {rule.choice.counts.map((each) => (
                      <button
                        key={each}
                        type="button"
                        aria-label={t('howMany', { count: each })}
                        aria-pressed={each === count}
                        onClick={() => form.chooseCount(each)}
                      >
                        {each}
                      </button>
                    ))}
                  </div>
                )}
                <span className="lottery-pays">
                  {payText(
                    rule,
                    entry.length === count ? entry : Array.from({ length: count }, (_, at) => `0${at}`),
                    t,
                    lang,
                  )}
                </span>
                <button
                  type="button"
                  className="lottery-quick"
                  aria-disabled={!open}
                  onClick={() => open && form.quick()}
                >
                  {t('quickPick')}
                </button>
              </div>
              <NumberPad
                choice={rule.choice}
                entry={entry}
                marked={marked}
                open={open}
                t={t}
                onNumber={form.put}
                onErase={form.erase}
              />
            </div>
          )}
          {sides.length > 0 && (
            <div className="lottery-sides">
              {sides.map((side) => (
                <button
                  key={side.type}
                  type="button"
                  className="lottery-side"
                  aria-pressed={tickets.some(({ type }) => type === side.type)}
                  aria-disabled={!open}
                  onClick={() => open && form.add({ type: side.type, numbers: [] })}
                >
                  <span>{typeLabel(config, side.type, t)}</span>
                  <b>{payText(side, [], t, lang)}</b>
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
      <TicketSlip
        config={config}
        tickets={tickets}
        bets={bets}
        stake={stake}
        ladder={ladder}
        open={open && room > 0}
        bettingOpen={open}
        isFull={bets.length + tickets.length >= mostTickets}
        money={money}
        t={t}
        onStake={setChosenStake}
        onWithdraw={props.onWithdraw}
        onChooseStake={() => props.askStake(stake, setChosenStake)}
        onRemove={form.remove}
        onBuy={buy}
      />
    </div>
  )
}
