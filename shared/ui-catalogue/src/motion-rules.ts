import { setReducedMotion } from '@mosaic/ui'

const reducedMotion = '(prefers-reduced-motion: reduce)'

const motionRules = (): CSSMediaRule[] =>
  [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter(
        (rule): rule is CSSMediaRule =>
          rule instanceof CSSMediaRule && (rule.conditionText ?? rule.media.mediaText) === reducedMotion,
      )
    } catch {
      // A sheet of another origin cannot be read; it keeps following the device.
      return []
    }
  })

/** Switches the rules for reduced motion on; returns how to follow the device again. */
export const applyReducedMotion = (): (() => void) => {
  const rules = motionRules()
  for (const { media } of rules) media.mediaText = 'all'
  setReducedMotion(true)
  return () => {
    for (const { media } of rules) media.mediaText = reducedMotion
    setReducedMotion(false)
  }
}
