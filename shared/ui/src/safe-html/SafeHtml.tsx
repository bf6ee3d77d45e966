import { useEffect, useState } from 'react'
import { classNames } from '../class-names'
import { Skeleton } from '../skeleton/Skeleton'
import styles from './SafeHtml.module.css'

export type SafeHtmlProps = { readonly html: string; readonly className?: string }

type Clean = (html: string) => string
let cleaner: Clean | null = null

const prepareSafeHtml = (): Promise<void> =>
  import('./clean-html').then(({ cleanHtml }) => {
    cleaner = cleanHtml
  })

/**
 * True when texts can be shown: content whose height must not change waits for it. A sanitiser that fails to load
 * blocks nothing.
 */
export const useSafeHtmlReady = (wanted = true): boolean => {
  const [ready, setReady] = useState(() => cleaner !== null)
  useEffect(() => {
    if (ready || !wanted) return undefined
    let gone = false
    const done = () => {
      if (!gone) setReady(true)
    }
    prepareSafeHtml().then(done, done)
    return () => {
      gone = true
    }
  }, [ready, wanted])
  return ready
}

/** The only place where HTML from a gateway enters the page; its cleaner is fetched when the first such text is shown. */
export const SafeHtml = ({ html, className }: SafeHtmlProps) => {
  const [clean, setClean] = useState<Clean | null>(() => cleaner)
  useEffect(() => {
    if (clean) return undefined
    let gone = false
    prepareSafeHtml().then(
      () => {
        if (!gone) setClean(() => cleaner)
      },
      // Without the cleaner nothing of the text is shown; the next mount asks again.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [clean])
  if (!clean) return <Skeleton lines={3} />
  return <div className={classNames(styles.html, className)} dangerouslySetInnerHTML={{ __html: clean(html) }} />
}
