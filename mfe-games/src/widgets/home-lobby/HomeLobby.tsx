import { useRole } from '@mosaic/session'
import { lazyPart, useLazyPart } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { CatalogueShelves, useCatalogueShelves } from '../../shelves/CatalogueShelves'
import { CategoryRail } from '../../shelves/CategoryRail'
import { HotShelf, MemberShelves } from '../../shelves/Shelves'
import { TileActionsProvider } from '../../tile/TileActionsProvider'
import styles from './HomeLobby.module.css'

const latePart = lazyPart(() => import('./late-parts').then(({ LateParts }) => LateParts))

/** The games on the home page. The hot shelf leads: its answer comes with the document and it never changes its place. */
const HomeLobby = () => {
  const signedIn = useRole() !== 'guest'
  const shelves = <CatalogueShelves {...useCatalogueShelves()} />
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(true)
    window.addEventListener('scroll', look, { once: true, passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  const Late = useLazyPart(latePart, scrolled || signedIn)
  return (
    <TileActionsProvider>
      <div className={styles.lobby}>
        <CategoryRail here="HOME" homePath="/m/home" />
        <HotShelf leading />
        {signedIn ? <MemberShelves>{shelves}</MemberShelves> : shelves}
        {Late ? <Late /> : null}
      </div>
    </TileActionsProvider>
  )
}

export default HomeLobby
