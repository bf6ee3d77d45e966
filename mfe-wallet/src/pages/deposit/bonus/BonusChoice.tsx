import type { Currency } from '@mosaic/contracts'
import { formatDate, formatMoney } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Card, classNames } from '@mosaic/ui'
import { useId, type ReactNode, type Ref } from 'react'
import { useTexts } from '../../../texts'
import styles from './BonusChoice.module.css'
import { chosenBonus, type BonusOption } from './bonus-options'

type BonusChoiceProps = {
  readonly name: string
  readonly options: readonly BonusOption[]
  readonly currency: Currency
  /** The id of an offer; empty is none. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly error?: string
  readonly ref?: Ref<HTMLInputElement>
}

type TileProps = Pick<BonusChoiceProps, 'name' | 'onChange' | 'ref'> & {
  readonly id: string
  readonly title: string
  readonly amount?: string
  readonly details: readonly string[]
  readonly checked: boolean
  readonly disabled?: boolean
  readonly describedBy?: string
}

const Tile = ({ name, id, title, amount, details, checked, disabled, onChange, describedBy, ref }: TileProps) => (
  <label className={classNames(styles.tile, checked && styles.checked, disabled && styles.disabled)}>
    <input
      ref={ref}
      type="radio"
      name={name}
      value={id}
      checked={checked}
      disabled={disabled}
      aria-describedby={describedBy}
      className={styles.input}
      onChange={() => onChange(id)}
    />
    <span className={styles.mark} />
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {details.map((detail) => (
        <span key={detail} className={styles.detail}>
          {detail}
        </span>
      ))}
    </span>
    {amount === undefined ? null : <span className={styles.brings}>{amount}</span>}
  </label>
)

/** No bonus, or one of the merchant's offers for this deposit. None is preselected (domain §6). */
export const BonusChoice = ({ name, options, currency, value, onChange, error, ref }: BonusChoiceProps): ReactNode => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const errorId = useId()
  const describedBy = error === undefined ? undefined : errorId
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, currency, tag)

  const refusalText = ({ outcome, least, every }: BonusOption): string => {
    switch (outcome) {
      case 'least':
        return t('bonus.refused.least', { amount: money(least) })
      case 'used':
        return t(every === 'first' ? 'bonus.refused.first' : 'bonus.refused.today')
      case 'held':
        return t('bonus.refused.held')
      default:
        return t('bonus.refused.method')
    }
  }
  const tileOf = (option: BonusOption) => {
    const { outcome, cap, until } = option
    if (typeof outcome === 'string') return { details: [refusalText(option)], disabled: true }
    return {
      amount: `+${money(outcome.amount)}`,
      details: [
        outcome.toWager === 0n ? t('bonus.noWager') : t('bonus.wager', { amount: money(outcome.toWager) }),
        ...(cap === null ? [] : [t('bonus.cap', { amount: money(cap) })]),
        ...(until === null ? [] : [t('bonus.until', { time: formatDate(until, tag, 'dateTime', timeZone) })]),
      ],
    }
  }
  const chosen = chosenBonus(options, value)?.id ?? ''
  return (
    <Card>
      <fieldset className={styles.choice} aria-describedby={describedBy}>
        <legend className={styles.legend}>{t('bonus.title')}</legend>
        <Tile
          ref={ref}
          {...{ name, onChange, describedBy }}
          id=""
          title={t('bonus.none')}
          details={[t('bonus.noneText')]}
          checked={chosen === ''}
        />
        {options.map((option) => (
          <Tile
            key={option.id}
            {...{ name, onChange }}
            id={option.id}
            title={option.name}
            checked={chosen === option.id}
            {...tileOf(option)}
          />
        ))}
      </fieldset>
      <div aria-live="polite">
        {error === undefined ? null : (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </Card>
  )
}
