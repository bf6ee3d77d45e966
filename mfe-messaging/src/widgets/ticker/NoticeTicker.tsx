import { failureOf } from '@mosaic/api-client'
import { useCommonTexts, useErrorText } from '@mosaic/i18n'
import { Icon, IconButton, isNotHere, Link, Skeleton } from '@mosaic/ui'
import { useState } from 'react'
import { useNoticesQuery } from '../../api/notices'
import { useTexts } from '../../texts'
import styles from './NoticeTicker.module.css'
import { type TickerLine, tickerLines } from './ticker-lines'

/** Reading speed: a comfortable pace for every length of text. */
const secondsPerLetter = 0.16
const shortestTurn = 12

const Lines = ({ lines, copy = false }: { readonly lines: readonly TickerLine[]; readonly copy?: boolean }) => (
  <span className={styles.lines} {...(copy ? { 'aria-hidden': true } : {})}>
    {lines.map((line) => (
      <Link key={line.id} to={line.to} className={styles.line} tabIndex={copy ? -1 : undefined}>
        {line.isHot ? <Icon name="fire" size={14} weight="fill" className={styles.hot} /> : null}
        {line.title}
      </Link>
    ))}
  </span>
)

/** One moving line of notices. It can be stopped (WCAG 2.2.2), and does not move with reduced motion. */
const NoticeTicker = () => {
  const { t } = useTexts()
  const { t: common } = useCommonTexts()
  const errorText = useErrorText()
  const { data, error, refetch } = useNoticesQuery()
  const [paused, setPaused] = useState(false)
  const lines = data ? tickerLines(data.list, data.hot) : []
  if ((data && lines.length === 0) || isNotHere(error?.failure)) return null
  const horn = <Icon name="megaphone" size={22} weight="fill" />
  const letters = lines.reduce((sum, { title }) => sum + title.length, 0)
  return (
    <div className={styles.place}>
      {data ? (
        <section className={styles.ticker} aria-label={t('ticker.label')}>
          <Link to="/m/notice" className={styles.horn} aria-label={t('ticker.open')}>
            {horn}
          </Link>
          <div className={styles.window}>
            <div
              className={styles.track}
              style={{
                animationDuration: `${Math.max(shortestTurn, letters * secondsPerLetter)}s`,
                animationPlayState: paused ? 'paused' : undefined,
              }}
            >
              <Lines lines={lines} />
              <Lines lines={lines} copy />
            </div>
          </div>
          <button
            type="button"
            className={styles.pause}
            aria-label={t(paused ? 'ticker.play' : 'ticker.pause')}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} size={14} weight="fill" />
          </button>
        </section>
      ) : error ? (
        <div className={styles.ticker} role="alert">
          <span className={styles.horn}>{horn}</span>
          <span className={styles.failed}>{errorText(failureOf(error))}</span>
          <IconButton icon="arrows-clockwise" label={common('action.retry')} onClick={() => void refetch()} />
        </div>
      ) : (
        <Skeleton height={44} radius="m" />
      )}
    </div>
  )
}

export default NoticeTicker
