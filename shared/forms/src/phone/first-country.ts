import type { WireLanguage } from '@mosaic/contracts'

/** Whose numbers readers of a language most likely have (spec §9, language-to-country map). */
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
  /** Of a number that is remembered: it stands for its country until one is chosen. */
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
