import { useCommonTexts } from '@mosaic/i18n'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/Button'
import { Spinner } from '../spinner/Spinner'
import styles from './InfiniteList.module.css'

/** The part of TanStack's infinite query that the list needs. */
export type FurtherPages = {
  readonly hasNextPage: boolean
  /** A failure shows a retry. */
  readonly fetchNextPage: () => Promise<{ readonly isError: boolean }>
}

export type InfiniteListProps = {
  readonly pages: FurtherPages
  readonly skeleton?: ReactNode
  readonly children: ReactNode
}

/** Distance to the end at which the next page is fetched (spec §9). */
const threshold = 300
/** From one page that scrolling asks for to the next, in ms (spec §9). */
const throttle = 1000

export const InfiniteList = ({ pages: { hasNextPage, fetchNextPage }, skeleton, children }: InfiniteListProps) => {
  const { t } = useCommonTexts()
  const end = useRef<HTMLDivElement>(null)
  const running = useRef(false)
  const lastStart = useRef(-throttle)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  const load = useCallback(() => {
    if (running.current) return
    running.current = true
    lastStart.current = performance.now()
    setState('loading')
    void fetchNextPage().then(({ isError }) => {
      running.current = false
      setState(isError ? 'failed' : 'idle')
    })
  }, [fetchNextPage])

  useEffect(() => {
    if (!hasNextPage || state !== 'idle' || !end.current || typeof IntersectionObserver === 'undefined')
      return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (!entries.some((entry) => entry.isIntersecting)) return
        const wait = lastStart.current + throttle - performance.now()
        if (wait > 0) timer = setTimeout(load, wait)
        else load()
      },
      { rootMargin: `0px 0px ${threshold}px 0px` },
    )
    watcher.observe(end.current)
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
    }
  }, [hasNextPage, state, load])

  return (
    <>
      {children}
      {hasNextPage ? (
        <div ref={end} className={styles.end}>
          {state === 'loading' ? (
            (skeleton ?? <Spinner label={t('state.loading')} />)
          ) : (
            <Button variant="secondary" onClick={load}>
              {t(state === 'failed' ? 'action.retry' : 'action.loadMore')}
            </Button>
          )}
        </div>
      ) : null}
    </>
  )
}
