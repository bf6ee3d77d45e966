import { setStillness } from '@mosaic/ui'

const filter = '(prefers-reduced-motion: reduce)'

const motionRules = (): CSSMediaRule[] =>
  [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter(
        (rule): rule is CSSMediaRule =>
          rule instanceof CSSMediaRule && (rule.conditionText ?? rule.media.mediaText) === filter,
      )
    } catch {
      // A sheet of another origin cannot be read; it keeps following the device.
      return []
    }
  })

/**
 * Shows what a person with the wish for less motion gets: the shipped rules for it are switched on, none is imitated. Returns the way back to
 * the wish of the device.
 */
export const stillMotion = (): (() => void) => {
  const rules = motionRules()
  for (const { media } of rules) media.mediaText = 'all'
  setStillness(true)
  return () => {
    for (const { media } of rules) media.mediaText = filter
    setStillness(false)
  }
}
