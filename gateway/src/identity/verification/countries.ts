import { languageTag, type WireLanguage } from '@mosaic/contracts'

/** ISO 3166 codes and dialing codes (ITU-T E.164); a merchant lists the countries it accepts. */
const dialingCodes: Readonly<Record<string, string>> = {
  AR: '54',
  AU: '61',
  BO: '591',
  BR: '55',
  CA: '1',
  CL: '56',
  CO: '57',
  CR: '506',
  DE: '49',
  DO: '1',
  EC: '593',
  ES: '34',
  FR: '33',
  GB: '44',
  GT: '502',
  HK: '852',
  HN: '504',
  ID: '62',
  IN: '91',
  IT: '39',
  JP: '81',
  KH: '855',
  KR: '82',
  LA: '856',
  MM: '95',
  MO: '853',
  MX: '52',
  MY: '60',
  NI: '505',
  NZ: '64',
  PA: '507',
  PE: '51',
  PH: '63',
  PT: '351',
  PY: '595',
  SG: '65',
  SV: '503',
  TH: '66',
  TW: '886',
  US: '1',
  UY: '598',
  VE: '58',
  VN: '84',
}

const byLength = [...new Set(Object.values(dialingCodes))].sort((a, b) => b.length - a.length)

/** '' for a country that is not listed. */
export const dialingCodeOf = (number: string): string => byLength.find((code) => number.startsWith(`+${code}`)) ?? ''

/** The sent dialing code, else that of the merchant's first country. */
export const dialingCodeFrom = (sent: string, countries: readonly string[]): string =>
  sent || (dialingCodes[countries[0] ?? ''] ?? '')

export type Country = { readonly code: string; readonly dialingCode: string; readonly name: string }

/** The merchant's first country comes first, the others by name. */
export const countriesOf = (codes: readonly string[], language: WireLanguage): Country[] => {
  const tag = languageTag(language)
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const known = codes.flatMap((code) =>
    dialingCodes[code] ? [{ code, dialingCode: dialingCodes[code], name: names.of(code) ?? code }] : [],
  )
  const [first, ...rest] = known
  return first ? [first, ...rest.sort((a, b) => a.name.localeCompare(b.name, tag))] : []
}
