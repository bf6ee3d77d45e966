type SymbolName =
  | { readonly kind: 'high' | 'low'; readonly rank: number }
  | { readonly kind: 'wild' | 'scatter' }
  | { readonly kind: 'own'; readonly name: string }

/** Providers name the symbols of a paytable by codes; common ones are translated, others stay as they are. */
export const symbolName = (code: string): SymbolName => {
  const ranked = /^([hl])(\d)$/.exec(code)
  if (ranked) return { kind: ranked[1] === 'h' ? 'high' : 'low', rank: Number(ranked[2]) }
  return code === 'wild' || code === 'scatter' ? { kind: code } : { kind: 'own', name: code }
}
