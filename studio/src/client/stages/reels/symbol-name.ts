import type { Translate } from '../../texts/translator'

/** Letters of the plain symbols, which have no picture. */
export const letters: Readonly<Record<string, string>> = { l1: 'A', l2: 'K', l3: 'Q', l4: 'J' }

/** A symbol by its picture; wild and scatter also by what they do. */
export const symbolName = (
  symbol: string,
  iconNames: Readonly<Record<string, string>>,
  t: Translate<'wildName' | 'scatterName'>,
): string => {
  const name = letters[symbol] ?? iconNames[symbol] ?? ''
  if (symbol === 'wild') return t('wildName', { name })
  return symbol === 'scatter' ? t('scatterName', { name }) : name
}
