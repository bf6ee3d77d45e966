import type { Currency, Minor } from '@mosaic/contracts'
import { MoneySentence } from '@mosaic/money'
import { useTexts } from '../texts'

type LimitsNoteProps = {
  readonly min: Minor | null
  readonly max: Minor | null
  readonly fee: Minor | null
  readonly currency: Currency
}

export const LimitsNote = ({ min, max, fee, currency }: LimitsNoteProps) => {
  const { t } = useTexts()
  return (
    <>
      <MoneySentence
        values={[min, max]}
        currency={currency}
        decimals="whole"
        words={(least = '', most = '') => t('amount.limits', { min: least, max: most })}
      />
      {' · '}
      {fee === 0n ? (
        t('amount.noFee')
      ) : (
        <MoneySentence
          values={[fee]}
          currency={currency}
          words={(amount = '') => t('amount.withFee', { fee: amount })}
        />
      )}
    </>
  )
}
