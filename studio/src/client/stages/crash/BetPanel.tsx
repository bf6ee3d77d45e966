import { useEffect, useRef, useState } from 'react'
import { multiplierAt } from '../../../games/crash/curve'
import type { CrashConfig } from '../../../games/crash/crash-config'
import { Icon } from '../../Icon'
import { equalBets } from '../../tables/bet-order'
import { useFrames } from '../../tables/use-frames'
import type { TableStageProps } from '../../tables/table-stage'
import { movedAuto, payoutText } from './crash-bets'
import type { PanelBet } from './crash-bets'
import { timesLabel } from './curve-frame'
import type { CrashKey } from './texts'

type Props = Pick<
  TableStageProps<CrashConfig, CrashKey>,
  | 'config'
  | 'state'
  | 'ladder'
  | 'money'
  | 't'
  | 'lang'
  | 'onBet'
  | 'onLeave'
  | 'onWithdraw'
  | 'reducedMotion'
  | 'askStake'
> & { readonly number: number; readonly bet: PanelBet }

const pressable = (may: boolean, press: () => void) => ({ 'aria-disabled': !may, onClick: may ? press : undefined })

const Stepper = ({
  label,
  value,
  down,
  up,
  onDown,
  onUp,
  onChoose = null,
  chooseLabel,
}: {
  label: string
  value: string
  down: string
  up: string
  onDown: (() => void) | null
  onUp: (() => void) | null
  onChoose?: (() => void) | null
  chooseLabel?: string
}) => (
  <div className="crash-step" role="group" aria-label={label}>
    <button type="button" className="crash-turn" aria-label={down} {...pressable(onDown !== null, () => onDown?.())}>
      <Icon name="minus" />
    </button>
    {onChoose ? (
      <button type="button" className="crash-value" aria-label={chooseLabel} onClick={onChoose}>
        <span className="label">{label}</span>
        <output className="amount">{value}</output>
      </button>
    ) : (
      <span className="crash-value">
        <span className="label">{label}</span>
        <output className="amount">{value}</output>
      </span>
    )}
    <button type="button" className="crash-turn" aria-label={up} {...pressable(onUp !== null, () => onUp?.())}>
      <Icon name="plus" />
    </button>
  </div>
)

type Go = {
  readonly label: string
  /** What a press does, where the label says what is. */
  readonly action?: string
  readonly look: string
  readonly onPress: (() => void) | null
}

/** A second tap on the bet is no wish to take it back. */
const graceMs = 500

/** The one button of a panel: it bets, cashes out, and says what became of the bet. */
const goOf = (props: Props, stake: string, auto: number | null, at: number): Go => {
  const { state, ladder, money, t, lang, number, bet, onBet, onLeave, onWithdraw } = props
  const phase = state.table?.phase ?? 'result'
  switch (bet.kind) {
    case 'left':
      return {
        label: t('left', { at: timesLabel(bet.at, lang), win: money(bet.win) }),
        look: 'crash-result crash-won',
        onPress: null,
      }
    case 'lost':
      return { label: t('fell', { stake: money(bet.bet.stake) }), look: 'crash-result', onPress: null }
    case 'open':
      if (phase === 'play')
        return {
          label: t('cashOut', { win: money(payoutText(bet.bet.stake, at)) }),
          look: 'crash-out',
          onPress: () => onLeave(bet.roundId),
        }
      return {
        label: t('waiting', { stake: money(bet.bet.stake) }),
        action: t('undo'),
        look: 'crash-back',
        onPress: phase === 'betting' ? () => onWithdraw(bet.roundId) : null,
      }
    case 'sending':
      return { label: t('waiting', { stake: money(bet.bet.stake) }), look: 'crash-result', onPress: null }
    case 'none':
      return {
        label: phase === 'betting' ? t('bet', { stake: money(stake) }) : t('betNext'),
        look: '',
        onPress:
          phase === 'betting' && ladder.includes(stake)
            ? () =>
                onBet(
                  equalBets(ladder, stake, (each) => [
                    {
                      choice: auto === null ? { stake: each } : { stake: each, cashOutAt: auto },
                      stake: each,
                      place: number,
                    },
                  ]),
                )
            : null,
      }
  }
}

export const BetPanel = (props: Props) => {
  const { config, state, ladder, money, t, lang, number, bet, reducedMotion } = props
  const [at, setAt] = useState(100)
  const [chosenStake, setChosenStake] = useState<string | null>(null)
  const [auto, setAuto] = useState<number | null>(null)
  const stake =
    chosenStake !== null && ladder.includes(chosenStake) ? chosenStake : (ladder[Math.min(2, ladder.length - 1)] ?? '0')
  const place = ladder.indexOf(stake)
  const isFlying = bet.kind === 'open' && state.table?.phase === 'play'
  useFrames((now) => {
    if (isFlying) setAt(multiplierAt(config, now - state.phaseSince))
  }, reducedMotion)
  const go = goOf(props, stake, auto, at)
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [bet.kind])
  const press = (): void => {
    if (go.action === undefined || performance.now() - since.current > graceMs) go.onPress?.()
  }
  const free = bet.kind === 'none'
  const shownStake = free ? stake : bet.bet.stake
  const shownAuto = free ? auto : (bet.bet.cashOutAt ?? null)
  const move = (to: string | undefined): (() => void) | null =>
    free && to !== undefined ? () => setChosenStake(to) : null
  return (
    <section className={`crash-panel crash-panel-${bet.kind}`} aria-label={t('panel', { number })}>
      <Stepper
        label={t('stake')}
        value={money(shownStake)}
        down={t('stakeDown')}
        up={t('stakeUp')}
        chooseLabel={`${t('chooseStake')}: ${money(shownStake)}`}
        onChoose={() => free && props.askStake(stake, setChosenStake)}
        onDown={move(ladder[place - 1])}
        onUp={move(ladder[place + 1])}
      />
      <Stepper
        label={t('auto')}
        value={shownAuto === null ? t('autoOff') : timesLabel(shownAuto, lang)}
        down={t('autoDown')}
        up={t('autoUp')}
        onDown={free && auto !== null ? () => setAuto(movedAuto(auto, -1, config.capHundredths)) : null}
        onUp={free ? () => setAuto(movedAuto(auto, 1, config.capHundredths)) : null}
      />
      <button
        type="button"
        className={`crash-go ${go.look}`}
        data-main={number === 1 ? true : undefined}
        aria-busy={bet.kind === 'sending'}
        {...pressable(go.onPress !== null, press)}
      >
        <span>{go.label}</span>
        {go.action !== undefined && <b>{go.action}</b>}
      </button>
    </section>
  )
}
