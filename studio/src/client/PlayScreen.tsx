import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Boot } from './boot'
import { Controls } from './Controls'
import { Facts } from './Facts'
import type { GameControl } from './game-control'
import { Icon } from './Icon'
import type { IconName } from './Icon'
import { moneyTextFor } from './money-text'
import { noticeText } from './notice-text'
import { opensWithRules } from './opens-with-rules'
import { ResultBar } from './ResultBar'
import { FairnessSheet } from './sheets/FairnessSheet'
import { HistorySheet } from './sheets/HistorySheet'
import { PaytableSheet } from './sheets/PaytableSheet'
import type { Sound } from './sound'
import { fill } from './texts/texts'

type SheetName = 'paytable' | 'fairness' | 'history'

type Props = {
  boot: Boot
  control: GameControl
  sound: Sound
  framed: boolean
  onExit: () => void
  mountStage: (canvas: HTMLCanvasElement) => () => void
}

const ToolButton = ({
  icon,
  label,
  onPress,
  pressed,
}: {
  icon: IconName
  label: string
  onPress: () => void
  pressed?: boolean
}) => (
  <button type="button" className="tool" aria-label={label} title={label} aria-pressed={pressed} onClick={onPress}>
    <Icon name={icon} />
  </button>
)

export const PlayScreen = ({ boot, control, sound, framed, onExit, mountStage }: Props) => {
  const { texts } = boot
  const state = useSyncExternalStore(control.subscribe, control.state)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const [introduced, setIntroduced] = useState(false)
  const [audible, setAudible] = useState(sound.enabled())
  const canvas = useRef<HTMLCanvasElement>(null)
  const { session, phase } = state
  const money = moneyTextFor(session?.currency ?? 'XXX', session?.scale ?? 2, boot.lang)
  const firstVisit = opensWithRules(session, state.roundId) && !introduced
  // A site that frames the game has the way back and the real balance in its own bar: neither stands twice.
  const purse = framed && session?.mode === 'real' ? 'net' : 'balance'
  const open = firstVisit && phase === 'idle' ? 'paytable' : sheet

  useEffect(() => (canvas.current ? mountStage(canvas.current) : undefined), [mountStage])

  const close = useCallback(() => {
    setIntroduced(true)
    setSheet(null)
  }, [])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target.tagName : ''
      if (open !== null || target === 'INPUT') return
      if (event.key === ' ' || event.key === 'Enter') {
        // The button or link that has the focus is what they mean then.
        if (target === 'BUTTON' || target === 'A') return
        control.spin()
      } else if (event.key === 'ArrowUp') control.moveStake(1)
      else if (event.key === 'ArrowDown') control.moveStake(-1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [control, open])

  return (
    <div className={`game game-${phase}`} lang={boot.lang}>
      <div className="backdrop" aria-hidden="true">
        <div className="rays" />
      </div>
      <header className="tools">
        <span className="tool-space" />
        <span className="tools-fill" />
        <ToolButton
          icon={audible ? 'soundOn' : 'soundOff'}
          label={audible ? texts.soundOff : texts.soundOn}
          pressed={audible}
          onPress={() => setAudible(sound.toggle())}
        />
        <ToolButton icon="history" label={texts.history} onPress={() => setSheet('history')} />
        <ToolButton icon="shield" label={texts.fairness} onPress={() => setSheet('fairness')} />
        <ToolButton icon="info" label={texts.paytable} onPress={() => setSheet('paytable')} />
      </header>
      <div className="hero">
        <img className="hero-art" src={boot.icons.h1} alt="" />
        <h1 className="lettering" data-text={boot.name}>
          <span className="foil">{boot.name}</span>
        </h1>
        {session?.mode === 'demo' && <p className="demo">{texts.demo}</p>}
      </div>
      <div className="cabinet">
        <div className="glass">
          <canvas ref={canvas} className="reels" role="img" aria-label={texts.reels} />
          {state.freeIntro && (
            <div className="free-intro" role="status">
              {fill(texts.freeWon, { count: state.freeIntro.count, times: state.freeIntro.times })}
            </div>
          )}
        </div>
      </div>
      <ResultBar state={state} texts={texts} money={money} />
      {state.notice !== null && phase !== 'over' && (
        <div className="notice" role="alert">
          {noticeText(state.notice, texts)}
        </div>
      )}
      <Controls
        state={state}
        purse={purse}
        texts={texts}
        money={money}
        onSpin={() => {
          sound.press()
          control.spin()
        }}
        onStake={control.moveStake}
      />
      <Facts state={state} texts={texts} money={money} net={purse !== 'net'} />
      {phase === 'over' && (
        <div className="over" role="alertdialog" aria-label={noticeText(state.notice ?? '', texts)}>
          <div className="over-card">
            <img src={boot.icons.h1} alt="" />
            <p className="over-title">{noticeText(state.notice ?? '', texts)}</p>
            <p>{texts.expiredHint}</p>
            {framed && (
              <button type="button" className="primary" onClick={onExit}>
                {texts.exit}
              </button>
            )}
          </div>
        </div>
      )}
      {open === 'paytable' && session && (
        <PaytableSheet
          boot={boot}
          money={money}
          stake={state.stake}
          lineBet={session.lineBets[session.stakes.indexOf(state.stake)] ?? '0'}
          onClose={close}
          startLabel={firstVisit ? texts.start : null}
        />
      )}
      {open === 'fairness' && session && (
        <FairnessSheet boot={boot} control={control} session={session} idle={phase === 'idle'} onClose={close} />
      )}
      {open === 'history' && session && <HistorySheet boot={boot} control={control} money={money} onClose={close} />}
    </div>
  )
}
