import { useEffect, useRef } from 'react'
import { timesText } from '../../figure-text'
import type { MinesKey } from './texts'
import type { Translate } from '../../texts/translator'

/** Payout of every further safe tile; the current step is in the middle. */
export const Ladder = ({
  ladder,
  reached,
  lost,
  lang,
  t,
}: {
  ladder: readonly number[]
  /** Safe tiles so far. */
  reached: number
  lost: boolean
  lang: string
  t: Translate<MinesKey>
}) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const strip = list.current
    const step = strip?.children[Math.max(0, reached - 1)]
    if (strip && step instanceof HTMLElement)
      strip.scrollLeft = step.offsetLeft - (strip.clientWidth - step.clientWidth) / 2
  }, [reached, ladder])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <ol ref={list} className={lost ? 'ladder ladder-lost' : 'ladder'} aria-label={t('ladder')} tabIndex={0}>
      {ladder.map((paid, index) => (
        <li
          key={index}
          className={index + 1 === reached ? 'ladder-now' : index < reached ? 'ladder-past' : ''}
          aria-current={index + 1 === reached ? 'step' : undefined}
        >
          {timesText(paid / 100, lang)}
        </li>
      ))}
    </ol>
  )
}
