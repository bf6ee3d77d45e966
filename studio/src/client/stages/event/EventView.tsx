import { useMemo, useState } from 'react'
import type { EventConfig } from '../../../games/event/event-config'
import type { EventBet, EventOutcome, Leg } from '../../../games/event/event-rules'
import { equalBets } from '../../tables/bet-order'
import { OwnResult } from '../../tables/OwnResult'
import { PhaseBanner } from '../../tables/PhaseBanner'
import { RoadMaps } from '../../tables/RoadMaps'
import { stakeOn } from '../../tables/StakeStepper'
import type { TableStageProps } from '../../tables/table-stage'
import { stands } from '../../tables/table-state'
import { useElapsed } from '../../tables/use-elapsed'
import { BetSlip } from './BetSlip'
import { coloursIn } from './crest-colours'
import { duelMarks } from './duel-marks'
import { Markets } from './Markets'
import { NextContests } from './NextContests'
import { betsOf, combineFault, isSamePick, legsOf, oddsOf } from './picks'
import type { SlipKind } from './picks'
import { resultText, shortResult, tickerText } from './result-text'
import { Scene } from './scenes/Scene'
import { Scoreboard } from './Scoreboard'
import { shownFixture } from './shown-fixture'
import type { EventTextKey } from './texts'
import { useProgress } from './use-progress'
import '../../tables/slip.css'
import './event.css'

/** The outcome and the bets of this engine, as our own server wrote them. */
const outcomeOf = (value: unknown): EventOutcome | null => value as EventOutcome | null
const betOf = (value: unknown): EventBet => value as EventBet

/** A simulated contest: who meets, the odds, the play, and the slip. */
export const EventView = (props: TableStageProps<EventConfig, EventTextKey>) => {
  const { config, state, ladder, money, t, lang, icons, reducedMotion, onBet } = props
  const { table } = state
  const round = table?.round ?? 1
  const fixture = useMemo(() => shownFixture(config, round, t), [config, round, t])
  const outcome = outcomeOf(table?.outcome ?? null)
  const progress = useProgress(state, config.seconds.play * 1000, reducedMotion)
  const elapsed = useElapsed(state)
  const [picked, setPicked] = useState<readonly Leg[]>([])
  const [kind, setKind] = useState<SlipKind>('single')
  const [chosenStake, setChosenStake] = useState<string | null>(null)
  const stake = stakeOn(ladder, chosenStake)
  const open = state.phase === 'live' && table?.phase === 'betting'

  // A contest that has begun takes its picks with it.
  const chosen = useMemo(() => picked.filter((pick) => pick.round >= round), [picked, round])
  const slipKind =
    combineFault(
      chosen,
      chosen.map((pick) => oddsOf(config, pick)),
    ) === null
      ? kind
      : 'single'

  const bets = [
    ...state.sending
      .filter((each) => each.round === round)
      .map(({ roundId, choice }) => ({
        roundId,
        legs: legsOf(betOf(choice), round),
        stake: betOf(choice).stake,
        state: 'BETTING' as const,
        win: '0',
        mayBack: false,
      })),
    ...[...(table?.mine ?? []), ...(table?.spanning ?? [])]
      .filter(stands)
      .map((bet) => ({ ...bet, legs: legsOf(betOf(bet.choice), round), mayBack: bet.placedIn === round })),
  ]
  const toggle = (pick: Leg): void =>
    setPicked((now) =>
      now.some((each) => isSamePick(each, pick)) ? now.filter((each) => !isSamePick(each, pick)) : [...now, pick],
    )
  const place = (): void =>
    onBet(
      equalBets(
        ladder,
        stake,
        (each) => betsOf(chosen, slipKind, round, each),
        () => setPicked([]),
      ),
    )
  const isOver = table?.phase === 'result' && outcome !== null
  const announcement = isOver ? resultText(fixture, outcome, t) : ''

  return (
    <div className={`table-room event-room table-is-${table?.phase ?? 'betting'}`}>
      <div className="table-body">
        <div className="event-stage">
          <PhaseBanner state={state} elapsed={elapsed} t={t} announcement={announcement} />
          <Scoreboard config={config} fixture={fixture} outcome={outcome} progress={progress} t={t} />
          <div className="event-picture">
            <Scene
              config={config}
              places={coloursIn(
                config.contest,
                fixture.entrants.map(({ place: at }) => at),
              )}
              outcome={outcome}
              progress={progress}
              token={icons.token ?? props.motif}
            />
            {outcome && (
              <p className="event-ticker">
                {isOver
                  ? announcement
                  : config.contest.kind === 'field'
                    ? t('playing')
                    : tickerText(fixture, outcome, progress, t)}
              </p>
            )}
          </div>
          <OwnResult ended={state.ended} t={t} money={money} />
          {config.contest.kind === 'duel' && (
            <RoadMaps
              marks={duelMarks(state.results.flatMap(({ outcome: past }) => outcomeOf(past) ?? []))}
              faces={{
                a: { letter: t('blueSide').slice(0, 1), name: t('blueSide') },
                b: { letter: t('redSide').slice(0, 1), name: t('redSide') },
                tie: { letter: t('draw').slice(0, 1), name: t('draw') },
              }}
              t={t}
            />
          )}
          {config.contest.kind !== 'duel' && state.results.length > 0 && (
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard (WCAG 2.1.1)
            <ol className="event-past" aria-label={t('lastResults')} tabIndex={0}>
              {[...state.results]
                .reverse()
                .slice(0, 14)
                .map((result) => {
                  const past = outcomeOf(result.outcome)
                  return past && <li key={result.round}>{shortResult(past)}</li>
                })}
            </ol>
          )}
        </div>
        <div className="event-lists">
          <Markets
            config={config}
            round={round}
            markets={fixture.markets}
            chosen={chosen}
            open={open}
            t={t}
            lang={lang}
            onToggle={toggle}
          />
          <NextContests config={config} round={round} chosen={chosen} open={open} t={t} lang={lang} onToggle={toggle} />
        </div>
      </div>
      <BetSlip
        config={config}
        chosen={chosen}
        kind={slipKind}
        bets={bets}
        stake={stake}
        ladder={ladder}
        open={open}
        money={money}
        t={t}
        lang={lang}
        onKind={setKind}
        onStake={setChosenStake}
        onCashOut={props.onCashOut}
        onWithdraw={props.onWithdraw}
        onChooseStake={() => props.askStake(stake, setChosenStake)}
        onRemove={toggle}
        onPlace={place}
      />
    </div>
  )
}
