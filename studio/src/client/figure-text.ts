/** `1.83` as the language writes it. */
export const decimalText = (text: string, lang: string): string =>
  lang === 'pt' || lang === 'es' ? text.replace('.', ',') : text

/** Basis points as per cent with two decimals. */
export const percentText = (basisPoints: number, lang: string): string => {
  const text = `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`
  return `${decimalText(text, lang)}%`
}

/** The published figure, to the two decimals it has; the operator's site writes it in the same way. */
export const timesText = (times: number, lang: string): string =>
  `${times.toLocaleString(lang, { maximumFractionDigits: 2 })}×`
