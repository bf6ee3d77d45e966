import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { usePageTitle } from '../host/use-page-title'
import styles from './Screen.module.css'

export type ScreenProps = {
  /** Title in the header and of the document, where it differs from the route's own. */
  readonly title?: string
  readonly padded?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** Outermost element of a page. */
export const Screen = ({ title, padded = true, className, children }: ScreenProps) => {
  usePageTitle(title)
  return <div className={classNames(styles.screen, padded && styles.padded, className)}>{children}</div>
}

export type ScreenHeadingProps = { readonly lead?: ReactNode; readonly className?: string; readonly children: ReactNode }

/** Large heading of a page that has no header title, such as login. */
export const ScreenHeading = ({ lead, className, children }: ScreenHeadingProps) => (
  <div className={classNames(styles.heading, className)}>
    <h1 className={styles.title}>{children}</h1>
    {lead ? <p className={styles.lead}>{lead}</p> : null}
  </div>
)
