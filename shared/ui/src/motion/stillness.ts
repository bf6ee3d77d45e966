let asked = false

/** Asks for stillness in this page, whatever the device says. */
export const setStillness = (next: boolean): void => {
  asked = next
}

/** What moves by code asks here; what moves by style follows the media query. */
export const wantsStillness = (): boolean =>
  asked || (typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches)
