import { QueryView, Screen } from '@mosaic/ui'
import { useMemo, useState } from 'react'
import { useVendors, vendorsOf } from '../../api/catalogue'
import { chooseTab, dataType, shownVendors } from '../../lobby/lobby-query'
import { useLobbyQuery } from '../../lobby/use-lobby-query'
import { useTexts } from '../../texts'
import { TileActionsProvider } from '../../tile/TileActionsProvider'
import { CategoryChips } from './CategoryChips'
import { FilterDrawer } from './FilterDrawer'
import styles from './LobbyPage.module.css'
import { LobbyResults } from './LobbyResults'
import { LobbySearch } from './LobbySearch'
import { Overview } from './Overview'
import { titleOf } from './title-of'
import { VendorChips } from './VendorChips'

/** Every game page: what it shows follows from its address alone (spec §2 "Game pages"). */
const LobbyPage = () => {
  const { t } = useTexts()
  const { query, change } = useLobbyQuery()
  const [filtering, setFiltering] = useState(false)
  const vendors = useVendors()
  const ofTab = useMemo(() => vendorsOf(vendors.data, query.tab), [vendors.data, query.tab])
  const selected = useMemo(
    () =>
      shownVendors(
        query,
        ofTab.map((vendor) => vendor.accountTypeName),
      ),
    [query, ofTab],
  )
  const type = dataType(query)
  const catalogue = type === 'all' || type === 'filter'
  const isOverview = query.tab === 'HOME' && type === 'all'
  // Without its vendors a list is still a list, but nobody waits a second time for a gateway that does not answer.
  const canList = vendors.data !== undefined || (vendors.error !== null && vendors.error.failure.code !== 'timeout')
  const results = <LobbyResults query={query} vendors={selected} onChange={change} />

  return (
    <Screen title={t(titleOf(query.tab))}>
      <TileActionsProvider>
        <div className={styles.sticky}>
          <LobbySearch
            query={query}
            onChange={change}
            gameCount={
              query.tab === 'HOME' ? vendors.data?.gameCount : ofTab.reduce((sum, vendor) => sum + vendor.gameCount, 0)
            }
            onFilter={catalogue ? () => setFiltering(true) : undefined}
          />
          <CategoryChips tab={query.tab} sorting={vendors.data?.sorting} />
        </div>
        {ofTab.length > 1 ? (
          <VendorChips
            vendors={ofTab}
            selected={selected}
            onSelect={(code) =>
              change({
                ...chooseTab(query.tab),
                name: query.name,
                sort: query.sort,
                ...(code === null ? { allVendors: true } : { vendors: [code] }),
              })
            }
          />
        ) : null}
        {isOverview ? (
          <Overview />
        ) : catalogue ? (
          <QueryView query={{ ...vendors, data: canList || undefined }} skeleton={<LobbyResults.Waiting />}>
            {() => results}
          </QueryView>
        ) : (
          results
        )}
        {catalogue ? (
          <FilterDrawer
            open={filtering}
            onClose={() => setFiltering(false)}
            query={query}
            vendors={query.tab === 'HOME' ? (vendors.data?.vendorNames ?? []) : ofTab}
            onApply={change}
          />
        ) : null}
      </TileActionsProvider>
    </Screen>
  )
}

export default LobbyPage
