const signs = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * Runs once with the visitor's first touch, key or scroll. A visitor who leaves at once pays for the first page only; who touches, types or scrolls
 * will want what comes next.
 */
export const onFirstSign = (action: () => void): void => {
  const heard = () => {
    for (const sign of signs) window.removeEventListener(sign, heard, true)
    action()
  }
  for (const sign of signs) window.addEventListener(sign, heard, { capture: true, passive: true })
}
