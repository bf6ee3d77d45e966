import type { CarouselEngine, EngineOptions } from './engine'

/** Sideways travel of a finger, in CSS pixels, that means the next slide rather than a tap. */
const swipe = 40

/**
 * Moves the slides by CSS: by timer, buttons and one swipe. Most visitors never touch the carousel, and the gesture
 * engine is 19 kB: it loads with the first touch.
 */
export const startPlainMotion = (
  element: HTMLElement,
  count: number,
  { autoplay, speed, onChange }: Omit<EngineOptions, 'initial'>,
): CarouselEngine => {
  const track = element.firstElementChild
  let index = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let touchedAt = 0

  const show = (next: number) => {
    index = (next + count) % count
    if (track instanceof HTMLElement) {
      track.style.transitionDuration = `${speed}ms`
      track.style.transform = `translate3d(${-100 * index}%, 0, 0)`
    }
    onChange(index)
  }
  const schedule = (delay: number) => {
    clearTimeout(timer)
    if (delay <= 0) return
    timer = setTimeout(() => {
      if (!element.matches(':hover')) show(index + 1)
      schedule(delay)
    }, delay)
  }
  const touchStart = ({ touches }: TouchEvent) => {
    touchedAt = touches[0]?.clientX ?? 0
  }
  const touchEnd = ({ changedTouches }: TouchEvent) => {
    const travelled = (changedTouches[0]?.clientX ?? touchedAt) - touchedAt
    if (Math.abs(travelled) > swipe) show(Math.min(count - 1, Math.max(0, index - Math.sign(travelled))))
  }

  element.addEventListener('touchstart', touchStart, { passive: true })
  element.addEventListener('touchend', touchEnd, { passive: true })
  schedule(autoplay)
  return {
    goTo: (next) => {
      show(next)
      if (timer !== undefined) schedule(autoplay)
    },
    pause: () => {
      clearTimeout(timer)
      timer = undefined
    },
    resume: schedule,
    stop: () => {
      clearTimeout(timer)
      element.removeEventListener('touchstart', touchStart)
      element.removeEventListener('touchend', touchEnd)
      if (track instanceof HTMLElement) track.style.transitionDuration = track.style.transform = ''
    },
  }
}
