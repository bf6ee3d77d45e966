import { classNames } from '@mosaic/ui'
import type { ReactNode } from 'react'
import styles from './Catalogue.module.css'

export type SpecimenProps = {
  readonly title: string
  /** Things beside each other instead of below each other. */
  readonly row?: boolean
  readonly children: ReactNode
}

/** One state of a component, live. */
export const Specimen = ({ title, row = false, children }: SpecimenProps) => (
  <section className={styles.specimen} aria-label={title}>
    <h3 className={styles.state}>{title}</h3>
    <div className={classNames(styles.stage, row && styles.row)}>{children}</div>
  </section>
)
