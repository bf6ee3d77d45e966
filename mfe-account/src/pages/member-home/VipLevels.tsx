import { moneyOf, MoneySentence } from '@mosaic/money'
import type { ValueOf } from '@mosaic/contracts'
import { Button, List, ListRow, Sheet, Tag } from '@mosaic/ui'
import { useState } from 'react'
import { useTexts } from '../../texts'
import styles from './VipCard.module.css'

type Progress = ValueOf<'vipProgress'>
type Level = Progress['levels'][number]

const LevelRow = ({
  level,
  currency,
  isOwn,
}: {
  readonly level: Level
  readonly currency: string
  readonly isOwn: boolean
}) => {
  const { t } = useTexts()
  const { upgradeReward, promotions } = level
  const sentence = (wire: string, words: (amount: string) => string) => (
    <MoneySentence values={[moneyOf(wire, currency)]} currency={currency} words={(amount = '') => words(amount)} />
  )
  return (
    <ListRow
      icon="crown"
      title={level.labelName}
      detail={
        <>
          {sentence(level.at, (amount) => t('vip.from', { amount }))}
          {upgradeReward === null ? null : (
            <span className={styles.benefit}>{sentence(upgradeReward, (amount) => t('vip.reward', { amount }))}</span>
          )}
          {promotions > 0 ? <span className={styles.benefit}>{t('vip.promotions', { count: promotions })}</span> : null}
        </>
      }
      value={isOwn ? <Tag tone="vip">{t('vip.own')}</Tag> : null}
    />
  )
}

/** All levels and what each brings. */
export const VipLevels = ({ progress: { levels, level: own, currency } }: { readonly progress: Progress }) => {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  if (levels.length === 0) return null
  return (
    <>
      <Button block size="s" variant="secondary" className={styles.all} onClick={() => setOpen(true)}>
        {t('vip.levels')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('vip.levels')}>
        <List label={t('vip.levels')}>
          {levels.map((level) => (
            <LevelRow key={level.level} level={level} currency={currency} isOwn={level.level === own} />
          ))}
        </List>
      </Sheet>
    </>
  )
}
