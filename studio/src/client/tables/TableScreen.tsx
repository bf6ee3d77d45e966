import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createAnnouncer } from '../announcer/announcer'
import { AnnouncerRegion } from '../announcer/AnnouncerRegion'
import type { Boot } from '../boot'
import { RulesSheet } from '../frame/RulesSheet'
import { SoundContext } from '../frame/sound-context'
import { ShortageSheet } from '../frame/ShortageSheet'
import { StakeSheet } from '../frame/StakeSheet'
import { titleStyle } from '../frame/title-style'
import { GameTools } from '../frame/GameTools'
import { useFocusPlace } from '../frame/use-focus-place'
import { useReducedMotion } from '../frame/use-reduced-motion'
import { VisitOver } from '../frame/VisitOver'
import { moneyTextFor } from '../money-text'
import { noticeText } from '../notice-text'
import { opensWithRules } from '../opens-with-rules'
import { HistorySheet } from '../sheets/HistorySheet'
import { noteRulesSeen, rulesSeen } from '../rules-seen'
import type { Sound } from '../sound'
import type { TextKey } from '../texts/texts'
import { translator } from '../texts/translator'
import type { TableControl } from './table-control'
import type { TableKey } from './texts'
import type { TableStage } from './table-stage'
import { TableFacts } from './TableFacts'
import { TableFairness } from './TableFairness'
import { useBetOrder } from './use-bet-order'
import { useTableAnnouncements } from './use-table-announcements'

type SheetName = 'rules' | 'fairness' | 'history' | 'stake' | 'shortage'

type Props<Config, Key extends string> = {
  boot: Boot<Config, Key | TableKey>
  stage: TableStage<Config, Key>
  control: TableControl
  sound: Sound
  framed: boolean
  /** Where the framing site takes deposits. */
  depositHref?: string | null
  onExit: () => void
}

/** Notices of the table; all other codes use the notices of the frame. */
const tableNotices: Readonly<Record<string, TableKey>> = {
  BETTING_CLOSED: 'bettingClosed',
  TOO_LATE: 'tooLate',
  BET_STANDS: 'betStands',
  TAKEN_OFF: 'takenOff',
  OVER_LIMIT: 'overLimit',
}

/** Frame of a table game: name, tools, sheets and the result of the visit. */
export const TableScreen = <Config, Key extends string>({
  boot,
  stage,
  control,
  sound,
  framed,
  depositHref = null,
  onExit,
}: Props<Config, Key>) => {
  const t = useMemo(
    () => translator<TextKey | TableKey | Key>(boot.lang, { ...boot.texts, ...boot.stageTexts }),
    [boot],
  )
  const state = useSyncExternalStore(control.subscribe, control.state)
  const [announcer] = useState(createAnnouncer)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const [introduced, setIntroduced] = useState(() => rulesSeen(boot.gameCode))
  const [asked, setAsked] = useState<{ stake: string; take: (stake: string) => void } | null>(null)
  const askStake = useCallback((stake: string, take: (stake: string) => void) => {
    setAsked({ stake, take })
    setSheet('stake')
  }, [])
  const [place, shortage] = useBetOrder(
    control,
    useCallback(() => setSheet('shortage'), []),
  )
  const reducedMotion = useReducedMotion()
  const screen = useRef<HTMLDivElement>(null)
  useFocusPlace(screen)
  const { session, phase, table, notice } = state
  const money = moneyTextFor(session?.currency ?? 'XXX', session?.scale ?? 2, boot.lang)
  useTableAnnouncements(announcer, state, { config: boot.config, t, lang: boot.lang, money, words: stage.words })
  const ladder = session?.stakes ?? []
  const most = ladder[ladder.length - 1] ?? '0'
  const own = (table?.mine.length ?? 0) > 0
  const firstVisit = phase === 'live' && !own && opensWithRules(session, null) && !introduced
  const open = firstVisit ? 'rules' : session ? sheet : null
  const close = useCallback(() => {
    noteRulesSeen(boot.gameCode)
    setIntroduced(true)
    setSheet(null)
  }, [boot.gameCode])
  // The framing site shows its own controls over this corner.
  const hasControls = window.location.hash === '#controls'
  const tableNotice = notice === null ? undefined : tableNotices[notice]
  const word = state.isLost
    ? t('lostLine')
    : notice === null
      ? null
      : tableNotice
        ? t(tableNotice)
        : noticeText(notice, t)
  return (
    <SoundContext.Provider value={sound}>
      <AnnouncerRegion announcer={announcer} />
      <div
        className={phase === 'live' ? 'game game-table game-ready' : 'game game-table'}
        lang={boot.lang}
        ref={screen}
        inert={open !== null || phase === 'gone'}
      >
        <div className="backdrop" aria-hidden="true">
          <div className="rays" />
        </div>
        <header className="tools">
          {hasControls ? (
            <span className="tool-space controls" />
          ) : (
            <img className="table-motif" src={boot.motif} alt="" />
          )}
          <div className="table-title">
            <h1 style={titleStyle(boot.name)}>{boot.name}</h1>
            {session?.mode === 'demo' && <p>{t('demo')}</p>}
          </div>
          <GameTools sound={sound} t={t} onOpen={setSheet} />
        </header>
        <stage.View
          config={boot.config}
          state={state}
          ladder={ladder}
          most={most}
          money={money}
          t={t}
          lang={boot.lang}
          palette={boot.palette}
          motif={boot.motif}
          icons={boot.icons}
          reducedMotion={reducedMotion}
          onBet={place}
          onLeave={control.leave}
          onCashOut={control.cashOut}
          onWithdraw={control.withdraw}
          askStake={askStake}
          onNote={control.note}
        />
        {word !== null && phase !== 'gone' && (
          <div className="notice" role="alert">
            {word}
          </div>
        )}
        <TableFacts state={state} t={t} money={money} />
      </div>
      {phase === 'gone' && <VisitOver notice={notice} t={t} motif={boot.motif} onExit={framed ? onExit : null} />}
      {open === 'rules' && session && (
        <RulesSheet boot={boot} t={t} onClose={close} startLabel={firstVisit ? t('start') : null}>
          <stage.Rules config={boot.config} figures={boot.figures} money={money} t={t} lang={boot.lang} />
          <p className="note">{t('tableLimits', { min: money(ladder[0] ?? '0'), max: money(most) })}</p>
        </RulesSheet>
      )}
      {open === 'stake' && session && asked && (
        <StakeSheet
          ladder={ladder}
          stake={asked.stake}
          balance={session.balance}
          scale={session.scale}
          money={money}
          t={t}
          onStake={asked.take}
          onClose={close}
        />
      )}
      {open === 'shortage' && session && shortage && (
        <ShortageSheet
          stake={shortage.total}
          covered={shortage.covered}
          balance={session.balance}
          depositHref={session.mode === 'real' ? depositHref : null}
          money={money}
          t={t}
          onBet={() => {
            close()
            shortage.betCovered()
          }}
          onClose={close}
        />
      )}
      {open === 'fairness' && <TableFairness boot={boot} t={t} table={table} onClose={close} />}
      {open === 'history' && session && (
        <HistorySheet boot={boot} t={t} control={control} money={money} onClose={close} />
      )}
    </SoundContext.Provider>
  )
}
