import { asciiDigits } from '@mosaic/contracts'

/** First characters that make a spreadsheet execute a cell, in each of their widths; − is the minus sign. */
const formulaStart = '[=+\\-@\\t\\r\\n＝＋－＠﹦﹢﹣﹫⁼₌⁺₊⁻₋−﬩]'
const startsFormula = new RegExp(`^[\\s"']*${formulaStart}`)
/** A spreadsheet that splits at another separator meets the formula at the start of its cell. */
const formulaInside = new RegExp(`([,;\\t\\r\\n，；﹐﹔︐︔]["'\\p{Zs}]*)(?=${formulaStart})`, 'gu')
const plainNumber = /^-?\d+(\.\d+)?$/
/** Shown as a power of ten from 12 digits, rounded beyond 15, without its leading zeros, or read as a power of ten. */
const identifierForm = /^(?:[+-]?0\d+(?:\.\d+)?|\d{12,}|[+-]?\d{16,}(?:\.\d+)?|[+-]?\d*\.?\d+[eE][+-]?\d+)$/
const groupedDigits = /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*(?!\d)/
/** What a spreadsheet leaves out of a number: brackets and the minus at its end, currency, percent, spaces, thousands. */
const bareNumber = (text: string): string =>
  asciiDigits(text.normalize('NFKC'))
    .replace(/^(?:[(%\s]|[A-Z]{0,2}\p{Sc})+|[-)%\s\p{Sc}]+$/gu, '')
    .replace(groupedDigits, (whole) => whole.replace(/\D/g, ''))
const isIdentifier = (text: string): boolean => identifierForm.test(bareNumber(text))

/** An apostrophe makes a cell text: formulas, long identifiers, leading zeros. Other numbers stay numbers. */
const safeText = (text: string): string => {
  const inside = text.replace(formulaInside, "$1'")
  return startsFormula.test(text) || isIdentifier(text) ? `'${inside}` : inside
}

/** Decimal mark of the reader's language; spreadsheets expect `;` between cells where it is a comma. */
type DecimalMark = ',' | '.'

const cellOf = (text: string, decimal: DecimalMark): string => {
  if (plainNumber.test(text) && !isIdentifier(text)) return text.replace('.', decimal)
  const safe = safeText(text)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** RFC 4180 text: cells quoted where needed, CRLF. */
export const csvOf = (rows: readonly (readonly string[])[], decimal: DecimalMark = '.'): string => {
  const separator = decimal === ',' ? ';' : ','
  return rows.map((row) => row.map((cell) => cellOf(cell, decimal)).join(separator)).join('\r\n')
}

/** Hands the text to the browser as a file; the byte-order mark makes spreadsheets read it as UTF-8. */
export const downloadCsv = (fileName: string, text: string): void => {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
