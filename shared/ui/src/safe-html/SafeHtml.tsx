import { useEffect, useState } from 'react'
import { classNames } from '../class-names'
import { Skeleton } from '../skeleton/Skeleton'
import styles from './SafeHtml.module.css'

export type SafeHtmlProps = { readonly html: string; readonly className?: string }

/** The only place where HTML from a gateway enters the page; its cleaner is fetched when the first such text is shown. */
export const SafeHtml = ({ html, className }: SafeHtmlProps) => {
  const [clean, setClean] = useState<{ readonly of: string; readonly html: string } | null>(null)
  useEffect(() => {
    let gone = false
    import('./clean-html').then(
      ({ cleanHtml }) => {
        if (!gone) setClean({ of: html, html: cleanHtml(html) })
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [html])
  if (clean?.of !== html) return <Skeleton lines={3} />
  return <div className={classNames(styles.html, className)} dangerouslySetInnerHTML={{ __html: clean.html }} />
}
