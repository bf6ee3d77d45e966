import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createAnnouncer } from '../announcer/announcer'
import { AnnouncerRegion } from '../announcer/AnnouncerRegion'
import { everyRounds, paysPrizes } from '../../campaigns/campaign-terms'
import type { Boot } from '../boot'
import { isAtMost } from '../chips/amounts'
import { belongsToInputMethod } from '../input-method'
import { moneyTextFor } from '../money-text'
import { noticeText } from '../notice-text'
import { opensWithRules } from '../opens-with-rules'
import { noteRulesSeen, rulesSeen } from '../rules-seen'
import { FairnessSheet } from '../sheets/FairnessSheet'
import { HistorySheet } from '../sheets/HistorySheet'
import type { Sound } from '../sound'
import { translator } from '../texts/translator'
import { Controls } from './Controls'
import { Facts } from './Facts'
import { GameTools } from './GameTools'
import { FreeRoundsLine } from './FreeRoundsLine'
import type { GameControl, Phase } from './game-control'
import { PrizeLine } from './PrizeLine'
import { ResultBar } from './ResultBar'
import { RulesSheet } from './RulesSheet'
import type { Stage, StagePhase } from './stage-props'
import { SoundContext } from './sound-context'
import { ShortageSheet } from './ShortageSheet'
import { mostStake } from './stake-choice'
import { StakeSheet } from './StakeSheet'
import { titleStyle } from './title-style'
import { useFocusPlace } from './use-focus-place'
import { useReducedMotion } from './use-reduced-motion'
import { useRoundAnnouncements } from './use-round-announcements'
import { VisitOver } from './VisitOver'

type SheetName = 'rules' | 'fairness' | 'history' | 'stake' | 'shortage'

type Props<Config, Choice, Action, View, Key extends string> = {
  boot: Boot<Config, Key>
  stage: Stage<Config, Choice, Action, View, Key>
  control: GameControl
  sound: Sound
  framed: boolean
  /** Where the framing site takes deposits. */
  depositHref?: string | null
  onExit: () => void
}

const stagePhases: Readonly<Record<Phase, StagePhase>> = {
  opening: 'busy',
  idle: 'idle',
  busy: 'busy',
  open: 'open',
  over: 'over',
  settling: 'over',
  gone: 'over',
}

export const GameScreen = <Config, Choice, Action, View, Key extends string>({
  boot,
  stage,
  control,
  sound,
  framed,
  depositHref = null,
  onExit,
}: Props<Config, Choice, Action, View, Key>) => {
  const t = useMemo(() => translator(boot.lang, boot.texts), [boot])
  const stageT = useMemo(() => translator(boot.lang, boot.stageTexts), [boot])
  const state = useSyncExternalStore(control.subscribe, control.state)
  const [announcer] = useState(createAnnouncer)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const [introduced, setIntroduced] = useState(() => rulesSeen(boot.gameCode))
  const refused = useRef<Choice | null>(null)
  const [line, setLine] = useState<string | null>(null)
  const [middle, setMiddle] = useState<HTMLDivElement | null>(null)
  const screen = useRef<HTMLDivElement>(null)
  const reducedMotion = useReducedMotion()
  useFocusPlace(screen)
  const { session, phase, round } = state
  const money = moneyTextFor(session?.currency ?? 'XXX', session?.scale ?? 2, boot.lang)
  const firstVisit = opensWithRules(session, state.roundId) && !introduced
  const open = firstVisit && phase === 'idle' ? 'rules' : session ? sheet : null
  const most = session ? mostStake(session.stakes, session.balance) : '0'
  const covered = session && isAtMost(most, session.balance) ? most : null
  const basis = {
    config: boot.config,
    figures: boot.figures,
    facts: boot.facts,
    stake: state.stake,
    money,
    t: stageT,
    lang: boot.lang,
    palette: boot.palette,
    motif: boot.motif,
    icons: boot.icons,
    iconNames: boot.iconNames,
  }
  // Server and client are one build: view and choice are written by the engine of this stage.
  const view = (round?.view ?? null) as View | null
  const choice = (round?.choice ?? null) as Choice | null
  useRoundAnnouncements(announcer, state, {
    t,
    lang: boot.lang,
    money,
    line,
    statesProfit: stage.statesProfit ?? false,
    words: () =>
      view === null || choice === null ? null : stage.words({ ...basis, view, choice, isOpen: phase === 'open' }),
  })

  const close = useCallback(() => {
    noteRulesSeen(boot.gameCode)
    setIntroduced(true)
    setSheet(null)
  }, [boot.gameCode])
  const playOrAsk = useCallback(
    (next: Choice) => {
      const { session: seat, stake } = control.state()
      if (!seat || (seat.freeRounds?.left ?? 0) > 0 || isAtMost(stake, seat.balance)) return control.play(next)
      refused.current = next
      return setSheet('shortage')
    },
    [control],
  )
  const inBar = useCallback((node: ReactNode) => (middle ? createPortal(node, middle) : null), [middle])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (belongsToInputMethod(event)) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (open !== null || event.defaultPrevented || target?.tagName === 'INPUT') return
      if (event.key === ' ' || event.key === 'Enter') {
        // Keys then belong to the focused button or link.
        if (target?.closest('button, a, [role="button"], [role="radio"], [role="gridcell"]')) return
        screen.current?.querySelector<HTMLElement>('[data-main]')?.click()
      } else if (target?.closest('[data-cell], [role="radiogroup"], [role="slider"]')) return
      else if (event.key === 'ArrowUp') control.moveStake(1)
      else if (event.key === 'ArrowDown') control.moveStake(-1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [control, open])

  return (
    <SoundContext.Provider value={sound}>
      <AnnouncerRegion announcer={announcer} />
      <div
        className={`game game-${phase}${phase === 'opening' ? '' : ' game-ready'}`}
        lang={boot.lang}
        ref={screen}
        inert={open !== null || phase === 'gone'}
      >
        <div className="backdrop" aria-hidden="true">
          <div className="rays" />
        </div>
        <header className="tools">
          <span className="tool-space" />
          <span className="tools-fill" />
          <GameTools sound={sound} t={t} onOpen={setSheet} />
        </header>
        <div className="hero">
          <img className="hero-art" src={boot.motif} alt="" />
          <h1 className="lettering" data-text={boot.name} style={titleStyle(boot.name)}>
            <span className="foil">{boot.name}</span>
          </h1>
          {session?.mode === 'demo' && <p className="demo">{t('demo')}</p>}
          <FreeRoundsLine state={state} t={t} money={money} />
          <PrizeLine state={state} t={t} money={money} />
        </div>
        <stage.Table
          {...basis}
          view={view}
          choice={choice}
          phase={stagePhases[phase]}
          staked={round?.stake ?? '0'}
          win={round?.win ?? '0'}
          celebrate={round?.celebrate ?? false}
          stakes={session?.stakes ?? []}
          reducedMotion={reducedMotion}
          sound={sound}
          inBar={inBar}
          say={setLine}
          onPlay={playOrAsk}
          onAct={control.act}
          onShown={control.shown}
        />
        <ResultBar statesProfit={stage.statesProfit ?? false} state={state} line={line} t={t} money={money} />
        {state.notice !== null && phase !== 'gone' && (
          <div className="notice" role="alert">
            {noticeText(state.notice, t)}
          </div>
        )}
        <Controls
          state={state}
          t={t}
          money={money}
          middle={setMiddle}
          onChoose={() => setSheet('stake')}
          onStake={control.moveStake}
        />
        <Facts state={state} t={t} money={money} />
      </div>
      {phase === 'gone' && <VisitOver notice={state.notice} t={t} motif={boot.motif} onExit={framed ? onExit : null} />}
      {open === 'rules' && session && (
        <RulesSheet boot={boot} t={t} onClose={close} startLabel={firstVisit ? t('start') : null}>
          <stage.Rules {...basis} />
          {paysPrizes(boot.figures) && (
            <>
              <h3>{t('campaignTitle')}</h3>
              <p className="note">{t('campaign', { every: everyRounds })}</p>
            </>
          )}
        </RulesSheet>
      )}
      {open === 'stake' && session && (
        <StakeSheet
          ladder={session.stakes}
          stake={state.stake}
          balance={session.balance}
          scale={session.scale}
          money={money}
          t={t}
          onStake={control.chooseStake}
          onClose={close}
        />
      )}
      {open === 'shortage' && session && (
        <ShortageSheet
          stake={state.stake}
          covered={covered}
          balance={session.balance}
          depositHref={session.mode === 'real' ? depositHref : null}
          money={money}
          t={t}
          onBet={() => {
            if (covered === null) return
            close()
            control.chooseStake(covered)
            control.play({ ...refused.current, stake: covered })
          }}
          onClose={close}
        />
      )}
      {open === 'fairness' && session && (
        <FairnessSheet boot={boot} t={t} control={control} session={session} idle={phase === 'idle'} onClose={close} />
      )}
      {open === 'history' && session && (
        <HistorySheet boot={boot} t={t} control={control} money={money} onClose={close} />
      )}
    </SoundContext.Provider>
  )
}
