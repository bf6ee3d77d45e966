import { useLanguage } from '@mosaic/i18n'
import { useSearchParams } from '@mosaic/ui'
import { useCallback, useEffect, useState } from 'react'
import { useTheme } from './theme'
import { fetchPalettes, applyPalette, type PaletteProblem, type Palettes } from './merchant-palette'
import { applyReducedMotion } from './motion-rules'

/** Settings of the view that stand in the address. */
export type ViewSettings = {
  readonly still: boolean
  /** Code of the merchant whose palette is shown; empty for the default palette. */
  readonly merchant: string
  readonly problem: PaletteProblem | null
  readonly setStill: (still: boolean) => void
  readonly setMerchant: (code: string) => void
}

/** Motion and palette from the address, so that a link shows what its sender saw. */
export const useViewSettings = (): ViewSettings => {
  const [search, setSearch] = useSearchParams()
  const { language } = useLanguage()
  const theme = useTheme()
  const still = search.get('motion') === 'reduced'
  const merchant = search.get('merchant') ?? ''
  const [found, setFound] = useState<
    | { readonly of: string; readonly palettes: Palettes }
    | { readonly of: string; readonly problem: PaletteProblem }
    | null
  >(null)

  useEffect(() => (still ? applyReducedMotion() : undefined), [still])

  useEffect(() => {
    if (!merchant) return undefined
    let gone = false
    void fetchPalettes(merchant, language).then((answer) => {
      if (!gone)
        setFound(answer.ok ? { of: merchant, palettes: answer.palettes } : { of: merchant, problem: answer.problem })
    })
    return () => {
      gone = true
    }
  }, [merchant, language])

  const current = found?.of === merchant ? found : null
  const palettes = current && 'palettes' in current ? current.palettes : null
  useEffect(() => (palettes ? applyPalette(palettes, theme) : undefined), [palettes, theme])

  const set = useCallback(
    (name: string, value: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (value) next.set(name, value)
          else next.delete(name)
          return next
        },
        { replace: true },
      ),
    [setSearch],
  )
  return {
    still,
    merchant,
    problem: current && 'problem' in current ? current.problem : null,
    setStill: (next) => set('motion', next ? 'reduced' : ''),
    setMerchant: (code) => set('merchant', code),
  }
}
