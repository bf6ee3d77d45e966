import type { WireLanguage } from '@mosaic/contracts'

/** Likely country of a language's readers (spec §9, language-to-country map). */
const countryOfLanguage: Readonly<Record<WireLanguage, string>> = {
  PT: 'BR',
  EN: 'US',
  JA: 'JP',
  KO: 'KR',
  ES: 'ES',
  TY: 'TH',
}

type Known = {
  /** Chosen on this device, now or at an earlier visit. */
  readonly code: string | null
  /** Country of a remembered number, until one is chosen. */
  readonly dialingCode: string
  readonly language: WireLanguage
}

/** The country that a phone field shows: chosen, remembered, of the language, or the merchant's first, whichever the merchant takes. */
export const firstCountry = <C extends { readonly code: string; readonly dialingCode: string }>(
  list: readonly C[],
  { code, dialingCode, language }: Known,
): C | null =>
  list.find((country) => country.code === code) ??
  list.find((country) => country.dialingCode === dialingCode) ??
  list.find((country) => country.code === countryOfLanguage[language]) ??
  list[0] ??
  null
