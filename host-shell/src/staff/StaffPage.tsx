import type { Composition } from '@mosaic/remote-kit'
import type { ComponentType } from 'react'
import { Toaster, useLazyPart, useLocation, type LazyPart } from '@mosaic/ui'
import { isCatalogue } from '../catalogue/catalogue-address'
import { catalogue } from '../catalogue/catalogue-part'
import { PageSkeleton } from '../routing/PageSkeleton'
import { statusBoard } from './with-texts'
import styles from './StatusBoard.module.css'

type StaffPart = LazyPart<ComponentType<{ readonly composition: Composition }>>

export const StaffPage = ({ composition }: { readonly composition: Composition }) => {
  const { pathname } = useLocation()
  const part: StaffPart = isCatalogue(composition, pathname) ? catalogue : statusBoard
  const Part = useLazyPart(part, true)
  return (
    <main className={styles.frame}>
      {Part ? <Part composition={composition} /> : <PageSkeleton />}
      <Toaster />
    </main>
  )
}
