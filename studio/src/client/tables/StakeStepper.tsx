import { Icon } from '../Icon'
import type { MoneyText } from '../money-text'
import type { Translate } from '../texts/translator'

const pressable = (may: boolean, press: () => void) => ({ 'aria-disabled': !may, onClick: may ? press : undefined })

/** Stake of one bet, along the session's ladder. */
export const StakeStepper = ({
  stake,
  ladder,
  money,
  t,
  onStake,
  onChoose,
}: {
  stake: string
  ladder: readonly string[]
  money: MoneyText
  t: Translate<'stake' | 'stakeUp' | 'stakeDown' | 'chooseStake'>
  onStake: (stake: string) => void
  /** Opens the sheet of stakes. */
  onChoose: () => void
}) => {
  const place = ladder.indexOf(stake)
  const move = (steps: 1 | -1) => {
    const next = ladder[place + steps]
    return pressable(next !== undefined, () => next !== undefined && onStake(next))
  }
  return (
    <div className="stepper" role="group" aria-label={t('stake')}>
      <button type="button" className="stepper-step" aria-label={t('stakeDown')} {...move(-1)}>
        <Icon name="minus" />
      </button>
      <button
        type="button"
        className="stepper-value"
        aria-label={`${t('chooseStake')}: ${money(stake)}`}
        {...pressable(ladder.length > 1, onChoose)}
      >
        <span className="label">{t('stake')}</span>
        <output className="amount">{money(stake)}</output>
      </button>
      <button type="button" className="stepper-step" aria-label={t('stakeUp')} {...move(1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}

/** The chosen stake, or the second of the ladder. */
export const stakeOn = (ladder: readonly string[], chosen: string | null): string =>
  chosen !== null && ladder.includes(chosen) ? chosen : (ladder[Math.min(1, ladder.length - 1)] ?? '0')
