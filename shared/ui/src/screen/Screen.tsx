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

export type ScreenHeadingProps = {
  readonly lead?: ReactNode
  /** 2 below a header that already names the page: a page has one heading of the first level. */
  readonly level?: 1 | 2
  readonly className?: string
  readonly children: ReactNode
}

/** Large heading of a page, such as login. */
export const ScreenHeading = ({ lead, level = 1, className, children }: ScreenHeadingProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles.heading, className)}>
      <Heading className={styles.title}>{children}</Heading>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  )
}
