import { Slot, usePageTitle } from '@mosaic/ui'
import type { ReactNode } from 'react'
import { useHostTexts } from '../texts'
import { firstPictureOf } from './first-pictures'
import { HomeFooter } from './HomeFooter'
import { PlaceSkeleton } from './PlaceSkeleton'
import styles from './HomePage.module.css'

/** Slots of the home page from top to bottom; the composition fills them. */
const places = ['home.hero', 'home.ticker', 'home.lobby', 'home.winners'] as const

/** `children` arrive late and float over the page. */
export const HomePage = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useHostTexts()
  usePageTitle(t('nav.home'))
  return (
    <>
      <h1 className={styles.heading}>{t('nav.home')}</h1>
      {places.map((place) => (
        <div key={place} className={styles.place}>
          <Slot
            name={place}
            skeleton={(height, item) => <PlaceSkeleton height={height} picture={firstPictureOf(item)} />}
          />
        </div>
      ))}
      {children}
      <HomeFooter />
      <Slot name="home.popups" />
    </>
  )
}
