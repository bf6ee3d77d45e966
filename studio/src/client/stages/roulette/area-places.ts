/** Centre of an inside bet, as fractions of the number field: three columns, twelve rows. */
export const placeOf = (area: string): { readonly x: number; readonly y: number } => {
  const numbers = area.split('-').map(Number)
  const column = (number: number): number => ((number - 1) % 3) + 0.5
  const row = (number: number): number => Math.floor((number - 1) / 3) + 0.5
  const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  // A street and a six line are bet at the left edge of their rows.
  const atEdge = numbers.length === 3 || numbers.length === 6
  return { x: atEdge ? 0 : average(numbers.map(column)) / 3, y: average(numbers.map(row)) / 12 }
}
