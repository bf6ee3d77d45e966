const interactions = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * Runs once with the visitor's first touch, key or scroll. A visitor who leaves at once pays for the first page only; who touches, types or scrolls
 * will want what comes next.
 */
export const onFirstInteraction = (action: () => void): void => {
  const onInteraction = () => {
    for (const interaction of interactions) window.removeEventListener(interaction, onInteraction, true)
    action()
  }
  for (const interaction of interactions)
    window.addEventListener(interaction, onInteraction, { capture: true, passive: true })
}
