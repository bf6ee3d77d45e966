import { endpoints, type Envelope, type ValueOf } from '@mosaic/contracts'
import { serverNow } from '@mosaic/i18n'
import type { Theme } from './theme'

export type PaletteProblem = 'unknown' | 'offline'
export type Palettes = ValueOf<'whitelabel'>['theme']
export type FoundPalettes =
  | { readonly ok: true; readonly palettes: Palettes }
  | { readonly ok: false; readonly problem: PaletteProblem }

/** Both palettes of any merchant. Uses fetch, because the API client always sends the merchant of this page. */
export const fetchPalettes = async (merchant: string, language: string): Promise<FoundPalettes> => {
  const { path, module } = endpoints.whitelabel
  try {
    const answer = await fetch(path, {
      headers: {
        Merchant: merchant,
        Language: language,
        Device: 'web',
        ModuleId: module,
        'X-Timestamp': String(serverNow()),
      },
    })
    const envelope: Envelope<ValueOf<'whitelabel'>> = await answer.json()
    if (envelope.success) return { ok: true, palettes: envelope.value.theme }
    return { ok: false, problem: answer.status < 500 ? 'unknown' : 'offline' }
  } catch {
    return { ok: false, problem: 'offline' }
  }
}

/** Sets another merchant's tokens for one theme; returns how to remove them. */
export const applyPalette = (palettes: Palettes, theme: Theme): (() => void) => {
  const { style } = document.documentElement
  const roles = Object.entries(palettes[theme])
  for (const [role, value] of roles) style.setProperty(`--${role}`, value)
  return () => {
    for (const [role] of roles) style.removeProperty(`--${role}`)
  }
}
