import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'

export type CarouselEngine = {
  goTo(index: number): void
  pause(): void
  resume(autoplay: number): void
  stop(): void
}

export type EngineOptions = {
  /** Slide that is shown when the engine starts. */
  readonly initial: number
  /** Milliseconds between slides; 0 never moves by itself. */
  readonly autoplay: number
  readonly speed: number
  readonly onChange: (index: number) => void
}

export const startEngine = (
  element: HTMLElement,
  { initial, autoplay, speed, onChange }: EngineOptions,
): CarouselEngine => {
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    initialSlide: initial,
    speed,
    rewind: true,
    autoplay: autoplay > 0 ? { delay: autoplay, pauseOnMouseEnter: true, disableOnInteraction: false } : false,
    on: { slideChange: (moved) => onChange(moved.activeIndex) },
  })
  return {
    goTo: (index) => swiper.slideTo(index),
    pause: () => swiper.autoplay.stop(),
    resume: (delay) => {
      swiper.params.autoplay = { delay, pauseOnMouseEnter: true, disableOnInteraction: false }
      swiper.autoplay.start()
    },
    stop: () => swiper.destroy(true, false),
  }
}
