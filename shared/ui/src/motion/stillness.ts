let asked = false

/** Reduced motion for this page, regardless of the device. */
export const setStillness = (next: boolean): void => {
  asked = next
}

/** Reduced motion for animations by script; animations by CSS follow the media query. */
export const wantsStillness = (): boolean =>
  asked || (typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches)
