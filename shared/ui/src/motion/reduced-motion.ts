let asked = false

/** Reduced motion for this page, regardless of the device. */
export const setReducedMotion = (next: boolean): void => {
  asked = next
}

/** Reduced motion for animations by script; animations by CSS follow the media query. */
export const prefersReducedMotion = (): boolean =>
  asked || (typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches)
