import { useCommonTexts } from '@mosaic/i18n'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import type { CarouselEngine } from './engine'
import styles from './Carousel.module.css'

export type CarouselProps = {
  readonly label: string
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
  /** Width divided by height of a slide; the box never changes. */
  readonly ratio: number
  /** Milliseconds a slide stays (spec §9). */
  readonly autoplay?: number
  readonly speed?: number
}

const prefersStill = (): boolean => typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Swipeable slides. The first is plain HTML in the first paint; the engine that moves them is fetched afterwards. */
export const Carousel = ({ label, slides, ratio, autoplay = 5000, speed = 1000 }: CarouselProps) => {
  const { t } = useCommonTexts()
  const root = useRef<HTMLDivElement>(null)
  const engine = useRef<CarouselEngine | null>(null)
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const moving = slides.length > 1

  useEffect(() => {
    const element = root.current
    if (!moving || !element) return undefined
    let gone = false
    const still = prefersStill()
    if (still) setPaused(true)
    import('./engine').then(
      ({ startEngine }) => {
        if (!gone) engine.current = startEngine(element, { autoplay: still ? 0 : autoplay, speed: still ? 0 : speed, onChange: setAt })
      },
      // Without its engine the carousel stays a list that scrolls by touch.
      () => undefined,
    )
    return () => {
      gone = true
      engine.current?.stop()
      engine.current = null
    }
  }, [moving, autoplay, speed])

  const togglePause = () => {
    setPaused(!paused)
    if (paused) engine.current?.resume(autoplay)
    else engine.current?.pause()
  }

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <div className={styles.frame} style={{ paddingBottom: `${100 / ratio}%` }}>
        <div ref={root} className={styles.window}>
          <div className={classNames('swiper-wrapper', styles.track)}>
            {slides.map((slide, index) => (
              <div
                key={slide.key}
                className={classNames('swiper-slide', styles.slide)}
                role="group"
                aria-roledescription="slide"
                aria-label={t('carousel.slide', { index: index + 1, total: slides.length })}
                {...(index === at ? {} : { 'aria-hidden': true, inert: true })}
              >
                {slide.content}
              </div>
            ))}
          </div>
        </div>
      </div>
      {moving ? (
        <div className={styles.controls}>
          {slides.map((slide, index) => (
            <button
              key={slide.key}
              type="button"
              className={classNames(styles.dot, index === at && styles.current)}
              aria-label={t('carousel.slide', { index: index + 1, total: slides.length })}
              aria-current={index === at || undefined}
              onClick={() => (engine.current ? engine.current.goTo(index) : setAt(index))}
            />
          ))}
          <button type="button" className={styles.pause} aria-label={t(paused ? 'action.play' : 'action.pause')} onClick={togglePause}>
            <Icon name={paused ? 'play' : 'pause'} weight="fill" size={12} />
          </button>
        </div>
      ) : null}
    </section>
  )
}
