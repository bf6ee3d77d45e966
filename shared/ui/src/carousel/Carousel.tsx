import { useCommonTexts } from '@mosaic/i18n'
import { useRef, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { useCarouselEngine } from './use-carousel-engine'
import styles from './Carousel.module.css'

export type CarouselProps = {
  readonly label: string
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
  /** Width divided by height of a slide; large letters make it higher. */
  readonly ratio: number
  /** Milliseconds a slide stays (spec §9). */
  readonly autoplay?: number
  readonly speed?: number
}

/** Swipeable slides. The first is plain HTML in the first paint; the gesture engine comes with the first touch. */
export const Carousel = ({ label, slides, ratio, autoplay = 5000, speed = 1000 }: CarouselProps) => {
  const { t } = useCommonTexts()
  const root = useRef<HTMLDivElement>(null)
  const moving = slides.length > 1
  const { at, paused, goTo, togglePause } = useCarouselEngine(root, { count: slides.length, autoplay, speed })
  const nameOf = (index: number) => t('carousel.slide', { index: index + 1, total: slides.length })

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <div className={styles.frame}>
        <div className={styles.shape} style={{ paddingBottom: `${100 / ratio}%` }} />
        <div ref={root} className={styles.window}>
          <div className={classNames('swiper-wrapper', styles.track)}>
            {slides.map((slide, index) => (
              <div
                key={slide.key}
                className={classNames('swiper-slide', styles.slide)}
                role="group"
                aria-roledescription="slide"
                aria-label={nameOf(index)}
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
              aria-label={nameOf(index)}
              aria-current={index === at || undefined}
              onClick={() => goTo(index)}
            />
          ))}
          <button
            type="button"
            className={styles.pause}
            aria-label={t(paused ? 'action.play' : 'action.pause')}
            onClick={togglePause}
          >
            <Icon name={paused ? 'play' : 'pause'} weight="fill" size={12} />
          </button>
        </div>
      ) : null}
    </section>
  )
}
