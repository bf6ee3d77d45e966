import { formatBasisPoints, formatNumber } from '@mosaic/i18n'
import { ChoiceGrid, type ChoiceGridProps } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { highest, passable, passedOn, shares } from './passed-on'
import styles from './OpenAccountPage.module.css'

type PassedOnChoiceProps = Pick<ChoiceGridProps, 'name' | 'value' | 'onChange'> & {
  readonly own: Parameters<typeof passable>[0]
}

/** What a new agent gets of the commission of the one who opens the account; nothing where there is none to share. */
export const PassedOnChoice = ({ own, value, ...choice }: PassedOnChoiceProps) => {
  const { t, tag } = useTexts()
  const mine = passable(own)
  if (mine.length === 0) return null
  const given = passedOn(own, value ?? '0')
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
        {given.length === 0
          ? t('openAccount.shareNone')
          : t('openAccount.shareHint', {
              given: formatBasisPoints(highest(given), tag),
              own: formatBasisPoints(highest(mine), tag),
            })}
      </p>
    </>
  )
}
