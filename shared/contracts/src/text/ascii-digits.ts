const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Decimal digits of Unicode stand in runs of ten, from 0 to 9. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (isDigit(first - 1)) first -= 1
  return String((code - first) % 10)
}

/** Punctuation of numbers on Asian and Arabic keyboards. */
const plainMarks: Readonly<Record<string, string>> = {
  '\u3000': ' ',
  '。': '.',
  '、': ',',
  '｡': '.',
  '､': ',',
  ー: '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '٫': '.',
  '٬': ',',
  '،': ',',
  '﹐': ',',
  '﹑': ',',
  '﹒': '.',
  '﹣': '-',
  ｰ: '-',
  '—': '-',
  '―': '-',
}

/**
 * Text of a numeric field as an ASCII keyboard writes it: digits of any script, full-width letters and marks, without the
 * marks of direction that a copied number may bring.
 */
export const asciiDigits = (typed: string): string =>
  typed
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, valueOf)
    .replace(/[\u3000。、｡､ー−‐‑–٫٬،﹐﹑﹒﹣ｰ—―]/g, (mark) => plainMarks[mark] ?? mark)

/** A secret of digits as an ASCII keyboard writes it; any other secret stays as it was typed. */
export const pinDigits = (typed: string): string => {
  const plain = asciiDigits(typed)
  return /^\d+$/.test(plain) ? plain : typed
}
