import type { Composition } from '@mosaic/remote-kit'
import { Toaster, useLazyPart } from '@mosaic/ui'
import { PageSkeleton } from '../routing/PageSkeleton'
import { statusBoard } from './with-texts'
import styles from './StatusBoard.module.css'

export const StaffPage = ({ composition }: { readonly composition: Composition }) => {
  const Board = useLazyPart(statusBoard, true)
  return (
    <main className={styles.frame}>
      {Board ? <Board composition={composition} /> : <PageSkeleton />}
      <Toaster />
    </main>
  )
}
