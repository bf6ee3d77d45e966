import { useRole } from '@mosaic/session'
import { lazyPart, useLazyPart } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { CatalogueRails, useCatalogueRails } from '../../rails/CatalogueRails'
import { CategoryRail } from '../../rails/CategoryRail'
import { HotRail, MemberRails } from '../../rails/Rails'
import { TileActionsProvider } from '../../tile/TileActionsProvider'
import styles from './HomeLobby.module.css'

const belowFoldPart = lazyPart(() => import('./BelowFold').then(({ BelowFold }) => BelowFold))

/** The games on the home page. The hot games come first: their answer comes with the document, and they do not move. */
const HomeLobby = () => {
  const signedIn = useRole() !== 'guest'
  const catalogueRails = <CatalogueRails {...useCatalogueRails()} />
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(true)
    window.addEventListener('scroll', onScroll, { once: true, passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  const BelowFold = useLazyPart(belowFoldPart, scrolled || signedIn)
  return (
    <TileActionsProvider>
      <div className={styles.lobby}>
        <CategoryRail here="HOME" homePath="/m/home" />
        <HotRail leading />
        {signedIn ? <MemberRails>{catalogueRails}</MemberRails> : catalogueRails}
        {BelowFold ? <BelowFold /> : null}
      </div>
    </TileActionsProvider>
  )
}

export default HomeLobby
