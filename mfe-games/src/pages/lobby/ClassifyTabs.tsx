import type { GameClassify } from '@mosaic/contracts'
import { Chip, ChipRow } from '@mosaic/ui'
import type { ClassifyTabs as Tabs } from '../../lobby/classify-tabs'
import { pathOfTab } from '../../lobby/lobby-tab'
import { categoryIcon } from '../../rails/category-icon'
import { useTexts } from '../../texts'
import styles from './VendorChips.module.css'

type ClassifyTabsProps = {
  readonly tabs: Tabs
  readonly selected: GameClassify
  readonly onSelect: (classify: GameClassify) => void
}

export const ClassifyTabs = ({ tabs: { classes, fish }, selected, onSelect }: ClassifyTabsProps) => {
  const { t } = useTexts()
  return (
    <ChipRow label={t('classify.label')} className={styles.row}>
      {classes.map((key) => (
        <Chip key={key} selected={key === selected} onClick={() => onSelect(key)}>
          {t(`classify.${key || 'all'}`)}
        </Chip>
      ))}
      {fish ? (
        <Chip to={pathOfTab('FISH')} icon={categoryIcon.FISH}>
          {t('category.FISH')}
        </Chip>
      ) : null}
    </ChipRow>
  )
}
