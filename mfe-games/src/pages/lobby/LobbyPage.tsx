import { useRole } from '@mosaic/session'
import { Navigate, QueryView, Screen, useLocation } from '@mosaic/ui'
import { useMemo, useState } from 'react'
import { useVendorsQuery, vendorsOf, type Vendors } from '../../api/catalogue'
import { filterVendors, hasVendorChips, namedVendors } from '../../lobby/category-order'
import { classifyTabs } from '../../lobby/classify-tabs'
import { dataType, shownVendors, withOfferedVendors } from '../../lobby/lobby-query'
import { isPersonal } from '../../lobby/lobby-tab'
import { useLobbyQuery } from '../../lobby/use-lobby-query'
import { useTexts } from '../../texts'
import { TileActionsProvider } from '../../tile/TileActionsProvider'
import { loginPath } from '../../launch/launch-decision'
import { CategoryChips } from './CategoryChips'
import { ClassifyTabs } from './ClassifyTabs'
import { FilterDrawer } from './FilterDrawer'
import styles from './LobbyPage.module.css'
import { LobbyResults } from './LobbyResults'
import { LobbySearch } from './LobbySearch'
import { Overview } from './Overview'
import { ThirdPartyGrid } from './ThirdPartyGrid'
import { titleOf } from './title-of'
import { VendorChips } from './VendorChips'

const hasGames = (vendors: Vendors | undefined, category: string): boolean => vendorsOf(vendors, category).length > 0

const Lobby = () => {
  const { t } = useTexts()
  const { query: asked, dispatch } = useLobbyQuery()
  const [filtering, setFiltering] = useState(false)
  const vendors = useVendorsQuery()
  const query = useMemo(
    () =>
      vendors.data
        ? withOfferedVendors(
            asked,
            namedVendors(vendors.data.vendorNames, asked.tab).map(({ accountTypeName }) => accountTypeName),
          )
        : asked,
    [vendors.data, asked],
  )
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
  const classes = classifyTabs(vendors.data?.gameClassify ?? [], query.tab, hasGames(vendors.data, 'FISH'))
  const isOverview = query.tab === 'HOME' && type === 'all'
  // A list works without its vendors, but after a timeout of the vendor call the page does not wait again.
  const canList = vendors.data !== undefined || (vendors.error !== null && vendors.error.failure.code !== 'timeout')
  const results = <LobbyResults query={query} vendors={selected} onEvent={dispatch} />

  return (
    <Screen title={t(titleOf(query.tab))}>
      <TileActionsProvider>
        <div className={styles.sticky}>
          <LobbySearch
            query={query}
            onEvent={dispatch}
            gameCount={
              query.tab === 'HOME' ? vendors.data?.gameCount : ofTab.reduce((sum, vendor) => sum + vendor.gameCount, 0)
            }
            onFilter={catalogue && query.tab !== 'MXWIN' ? () => setFiltering(true) : undefined}
          />
          <CategoryChips tab={query.tab} sorting={vendors.data?.sorting} />
        </div>
        {hasVendorChips(query.tab) && ofTab.length > 1 ? (
          <VendorChips
            vendors={ofTab}
            selected={selected}
            onSelect={(vendor) => dispatch({ kind: 'vendor-chosen', vendor })}
          />
        ) : null}
        {classes.classes.length > 0 ? (
          <ClassifyTabs
            tabs={classes}
            selected={query.classify}
            onSelect={(classify) => dispatch({ kind: 'classify-chosen', classify })}
          />
        ) : null}
        {(query.tab === 'SPORTS' || query.tab === 'ESPORTS') && type === 'all' && ofTab.length > 0 ? (
          <ThirdPartyGrid vendors={ofTab} />
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
            vendors={filterVendors(vendors.data?.vendorNames ?? [], query.tab)}
            onEvent={dispatch}
          />
        ) : null}
      </TileActionsProvider>
    </Screen>
  )
}

/** Every game page: its address determines the content (spec §2 "Game pages"). Personal lists need a member (spec §6). */
const LobbyPage = () => {
  const guest = useRole() === 'guest'
  const { query } = useLobbyQuery()
  const { pathname, search } = useLocation()
  return guest && isPersonal(query.tab) ? <Navigate to={loginPath(pathname + search)} replace /> : <Lobby />
}

export default LobbyPage
