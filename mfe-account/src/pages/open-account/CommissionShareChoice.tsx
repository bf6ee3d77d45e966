import { formatBasisPoints, formatNumber } from '@mosaic/i18n'
import { ChoiceGrid, type ChoiceGridProps } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { highest, shareableRates, sharedRates, shares } from './commission-share'
import styles from './OpenAccountPage.module.css'

type CommissionShareChoiceProps = Pick<ChoiceGridProps, 'name' | 'value' | 'onChange'> & {
  readonly own: Parameters<typeof shareableRates>[0]
}

/** Share of the commission for a new agent; hidden where there is none to share. */
export const CommissionShareChoice = ({ own, value, ...choice }: CommissionShareChoiceProps) => {
  const { t, tag } = useTexts()
  const shareable = shareableRates(own)
  if (shareable.length === 0) return null
  const shared = sharedRates(own, value ?? '0')
  return (
    <>
      <p className={styles.choiceLabel} aria-hidden="true">
        {t('openAccount.share')}
      </p>
      <ChoiceGrid
        {...choice}
        value={value}
        label={t('openAccount.share')}
        columns={4}
        choices={shares.map((share) => ({
          value: share,
          title: formatNumber(Number(share) / 100, tag, { style: 'percent' }),
        }))}
      />
      <p className={styles.hint}>
        {shared.length === 0
          ? t('openAccount.shareNone')
          : t('openAccount.shareHint', {
              given: formatBasisPoints(highest(shared), tag),
              own: formatBasisPoints(highest(shareable), tag),
            })}
      </p>
    </>
  )
}
