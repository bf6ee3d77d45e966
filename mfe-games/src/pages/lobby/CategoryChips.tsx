import type { ValueOf } from '@mosaic/contracts'
import { Chip, ChipRow } from '@mosaic/ui'
import { lobbyTabs } from '../../lobby/category-order'
import { pathOfTab, type LobbyTab } from '../../lobby/lobby-tab'
import { categoryIcon } from '../../rails/category-icon'
import { useTexts } from '../../texts'

type CategoryChipsProps = { readonly tab: LobbyTab; readonly sorting: ValueOf<'vendors'>['sorting'] | undefined }

/** Tabs of the game pages. They are links: each is a page of its own, and switching forgets the filters. */
export const CategoryChips = ({ tab, sorting }: CategoryChipsProps) => {
  const { t } = useTexts()
  const tabs: readonly LobbyTab[] = sorting ? lobbyTabs(sorting) : ['HOME', 'HOT', 'FAV', 'RNG', 'LIVE']
  return (
    <ChipRow label={t('category.label')} links>
      {tabs.map((entry) => (
        <Chip key={entry} to={pathOfTab(entry)} selected={entry === tab} icon={categoryIcon[entry]}>
          {t(`category.${entry}`)}
        </Chip>
      ))}
    </ChipRow>
  )
}
