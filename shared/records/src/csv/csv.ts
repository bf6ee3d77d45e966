/**
 * A spreadsheet executes a cell with one of these first characters; an apostrophe makes it text. Plain numbers stay
 * numbers.
 */
const startsFormula = /^[=+\-@\t\r]/
const plainNumber = /^-?\d+(\.\d+)?$/

const cellOf = (text: string): string => {
  const safe = startsFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** RFC 4180 text: commas, quoted where needed, CRLF. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cellOf).join(',')).join('\r\n')

/** Hands the text to the browser as a file; the byte-order mark makes spreadsheets read it as UTF-8. */
export const downloadCsv = (fileName: string, text: string): void => {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
