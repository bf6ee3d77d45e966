const interactions = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** Runs once, on the visitor's first touch, key or scroll. A visitor who leaves at once loads the first page only. */
export const onFirstInteraction = (action: () => void): void => {
  const onInteraction = () => {
    for (const interaction of interactions) window.removeEventListener(interaction, onInteraction, true)
    action()
  }
  for (const interaction of interactions)
    window.addEventListener(interaction, onInteraction, { capture: true, passive: true })
}
