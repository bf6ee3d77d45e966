import { minor, type Currency } from '@mosaic/contracts'
import { formatMoney } from '@mosaic/i18n'
import { ChoiceGrid } from '@mosaic/ui'
import { useTexts } from '../texts'
import styles from './AmountReadings.module.css'
import { readTypedAmount, typedForm } from './typed-amount'

export type AmountReadingsProps = {
  /** Text of the field. */
  readonly typed: string
  readonly currency: Currency
  /** The chosen amount as it would be typed without doubt. */
  readonly onChoose: (typed: string) => void
}

/** Buttons for both readings of an ambiguous amount; nothing where it is unambiguous. */
export const AmountReadings = ({ typed, currency, onChoose }: AmountReadingsProps) => {
  const { t, tag } = useTexts()
  const read = readTypedAmount(typed, currency, tag)
  if (read.kind !== 'ambiguous') return null
  return (
    <ChoiceGrid
      label={t('amount.which')}
      name="amountReading"
      columns={2}
      className={styles.readings}
      value={null}
      onChange={(units) => onChoose(typedForm(minor(BigInt(units)), currency, tag))}
      choices={read.readings.map((value) => ({ value: value.toString(), title: formatMoney(value, currency, tag) }))}
    />
  )
}
