import type { Currency } from '@mosaic/contracts'
import { formatDate, formatMoney } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Card, classNames } from '@mosaic/ui'
import { useId, type ReactNode, type Ref } from 'react'
import { useTexts } from '../../../texts'
import styles from './BonusChoice.module.css'
import { chosenOf, type Offer } from './offer'

export type BonusChoiceProps = {
  readonly name: string
  readonly offers: readonly Offer[]
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
  readonly brings?: string
  readonly details: readonly string[]
  readonly checked: boolean
  readonly disabled?: boolean
  readonly describedBy?: string
}

const Tile = ({ name, id, title, brings, details, checked, disabled, onChange, describedBy, ref }: TileProps) => (
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
    {brings === undefined ? null : <span className={styles.brings}>{brings}</span>}
  </label>
)

/** No bonus, or one of those that the merchant offers for this deposit. Nothing is chosen for the member (domain §6). */
export const BonusChoice = ({ name, offers, currency, value, onChange, error, ref }: BonusChoiceProps): ReactNode => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const errorId = useId()
  const describedBy = error === undefined ? undefined : errorId
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, currency, tag)

  const whyNot = ({ judged, least, every }: Offer): string => {
    switch (judged) {
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
  const tileOf = (offer: Offer) => {
    const { judged, cap, until } = offer
    if (typeof judged === 'string') return { details: [whyNot(offer)], disabled: true }
    return {
      brings: `+${money(judged.amount)}`,
      details: [
        judged.toWager === 0n ? t('bonus.noWager') : t('bonus.wager', { amount: money(judged.toWager) }),
        ...(cap === null ? [] : [t('bonus.cap', { amount: money(cap) })]),
        ...(until === null ? [] : [t('bonus.until', { time: formatDate(until, tag, 'dateTime', timeZone) })]),
      ],
    }
  }
  const chosen = chosenOf(offers, value)?.id ?? ''
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
        {offers.map((offer) => (
          <Tile
            key={offer.id}
            {...{ name, onChange }}
            id={offer.id}
            title={offer.name}
            checked={chosen === offer.id}
            {...tileOf(offer)}
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
