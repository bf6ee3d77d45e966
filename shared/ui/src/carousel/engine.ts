import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'

export type CarouselEngine = {
  goTo(index: number): void
  pause(): void
  resume(autoplay: number): void
  stop(): void
}

export type EngineOptions = {
  /** Milliseconds between slides; 0 never moves by itself. */
  readonly autoplay: number
  /** Milliseconds until the first move: the first slide has been standing for some time. */
  readonly firstMove: number
  readonly speed: number
  readonly onChange: (index: number) => void
}

export const startEngine = (element: HTMLElement, { autoplay, firstMove, speed, onChange }: EngineOptions): CarouselEngine => {
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    speed,
    rewind: true,
    autoplay: autoplay > 0 ? { delay: autoplay, pauseOnMouseEnter: true, disableOnInteraction: false } : false,
    on: { slideChange: (moved) => onChange(moved.activeIndex) },
  })
  const first = autoplay > 0 ? setTimeout(() => swiper.slideNext(), firstMove) : undefined
  // Whoever moves the carousel first has taken over its time.
  swiper.once('touchStart', () => clearTimeout(first))
  return {
    goTo: (index) => {
      clearTimeout(first)
      swiper.slideTo(index)
    },
    pause: () => {
      clearTimeout(first)
      swiper.autoplay.stop()
    },
    resume: (delay) => {
      swiper.params.autoplay = { delay, pauseOnMouseEnter: true, disableOnInteraction: false }
      swiper.autoplay.start()
    },
    stop: () => {
      clearTimeout(first)
      swiper.destroy(true, false)
    },
  }
}
