/** A canvas does not follow custom properties by itself. */
export const watchTheme = (changed: () => void): (() => void) => {
  const watcher = new MutationObserver(changed)
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => watcher.disconnect()
}
