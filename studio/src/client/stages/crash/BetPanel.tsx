import { useState } from 'react'
import { multiplierAt } from '../../../games/crash/curve'
import type { CrashConfig } from '../../../games/crash/crash-config'
import { Icon } from '../../Icon'
import { useFrames } from '../../tables/use-frames'
import type { TableStageProps } from '../../tables/table-stage'
import { movedAuto, payoutText } from './crash-bets'
import type { PanelBet } from './crash-bets'
import { timesLabel } from './curve-frame'
import type { CrashKey } from './texts'

type Props = Pick<
  TableStageProps<CrashConfig, CrashKey>,
  'config' | 'state' | 'ladder' | 'money' | 't' | 'lang' | 'onBet' | 'onLeave' | 'reducedMotion'
> & { readonly number: number; readonly bet: PanelBet }

const pressable = (may: boolean, press: () => void) => ({ 'aria-disabled': !may, onClick: may ? press : undefined })

const Stepper = ({
  label,
  value,
  down,
  up,
  onDown,
  onUp,
}: {
  label: string
  value: string
  down: string
  up: string
  onDown: (() => void) | null
  onUp: (() => void) | null
}) => (
  <div className="crash-step" role="group" aria-label={label}>
    <button type="button" className="crash-turn" aria-label={down} {...pressable(onDown !== null, () => onDown?.())}>
      <Icon name="minus" />
    </button>
    <span className="crash-value">
      <span className="label">{label}</span>
      <output className="amount">{value}</output>
    </span>
    <button type="button" className="crash-turn" aria-label={up} {...pressable(onUp !== null, () => onUp?.())}>
      <Icon name="plus" />
    </button>
  </div>
)

/** The win at this moment, for the button that takes it. */
const CashOut = ({ config, state, money, t, bet, onLeave, reducedMotion }: Props) => {
  const [at, setAt] = useState(100)
  useFrames((now) => setAt(multiplierAt(config, now - state.phaseSince)), reducedMotion)
  if (bet.kind !== 'open') return null
  return (
    <button type="button" className="crash-go crash-out" onClick={() => onLeave(bet.roundId)}>
      {t('cashOut', { win: money(payoutText(bet.bet.stake, at)) })}
    </button>
  )
}

export const BetPanel = (props: Props) => {
  const { config, state, ladder, money, t, lang, number, bet, onBet } = props
  const [chosenStake, setChosenStake] = useState<string | null>(null)
  const [auto, setAuto] = useState<number | null>(null)
  const stake =
    chosenStake !== null && ladder.includes(chosenStake) ? chosenStake : (ladder[Math.min(2, ladder.length - 1)] ?? '0')
  const place = ladder.indexOf(stake)
  const phase = state.table?.phase ?? 'result'
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
      {bet.kind === 'open' && phase === 'play' ? (
        <CashOut {...props} />
      ) : bet.kind === 'left' ? (
        <p className="crash-go crash-result crash-won">
          {t('left', { at: timesLabel(bet.at, lang), win: money(bet.win) })}
        </p>
      ) : bet.kind === 'lost' ? (
        <p className="crash-go crash-result">{t('fell', { stake: money(bet.bet.stake) })}</p>
      ) : bet.kind === 'open' || bet.kind === 'sending' ? (
        <p className="crash-go crash-result" aria-busy={bet.kind === 'sending'}>
          {t('waiting', { stake: money(bet.bet.stake) })}
        </p>
      ) : (
        <button
          type="button"
          className="crash-go"
          {...pressable(phase === 'betting' && place >= 0, () =>
            onBet(auto === null ? { stake } : { stake, cashOutAt: auto }),
          )}
        >
          {phase === 'betting' ? t('bet', { stake: money(stake) }) : t('betNext')}
        </button>
      )}
    </section>
  )
}
