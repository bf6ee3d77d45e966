import { endpoints, type Envelope, type ValueOf } from '@mosaic/contracts'
import type { Theme } from '../theme/theme'

export type PaletteProblem = 'unknown' | 'offline'
export type Palettes = ValueOf<'whitelabel'>['theme']
export type FoundPalettes =
  | { readonly ok: true; readonly palettes: Palettes }
  | { readonly ok: false; readonly problem: PaletteProblem }

/** Both palettes of any merchant that the gateway knows. Asked past the client, which speaks for the merchant of this page only. */
export const fetchPalettes = async (merchant: string, language: string): Promise<FoundPalettes> => {
  const { path, module } = endpoints.whitelabel
  try {
    const answer = await fetch(path, {
      headers: {
        Merchant: merchant,
        Language: language,
        Device: 'web',
        ModuleId: module,
        'X-Timestamp': String(Date.now()),
      },
    })
    const envelope: Envelope<ValueOf<'whitelabel'>> = await answer.json()
    if (envelope.success) return { ok: true, palettes: envelope.value.theme }
    return { ok: false, problem: answer.status < 500 ? 'unknown' : 'offline' }
  } catch {
    return { ok: false, problem: 'offline' }
  }
}

/** The page's own palette as the edge wrote it (edge/src/document/compose-html). */
const ownPalette = (): HTMLStyleElement | null => document.querySelector<HTMLStyleElement>('style#palette')

/** Dresses the page in another merchant's palette for one theme; returns the way back. */
export const wearPalette = (palettes: Palettes, theme: Theme): (() => void) => {
  const own = ownPalette()
  const { style } = document.documentElement
  const roles = Object.entries(palettes[theme])
  if (own) own.disabled = true
  for (const [role, value] of roles) style.setProperty(`--${role}`, value)
  return () => {
    for (const [role] of roles) style.removeProperty(`--${role}`)
    if (own) own.disabled = false
  }
}
