/** The lines of one kind that are written in that time; further ones are counted, and the next line says how many. */
export const repeatedLines = { most: 5, windowMs: 10 * 60_000 }

type Kind = { endsAt: number; written: number; left: number }

/** `null`: enough of this kind was written. Otherwise how many were left out before this line. */
export const limitRepeats = (now: () => number) => {
  const kinds = new Map<string, Kind>()
  return (kind: string): { readonly left: number } | null => {
    const at = now()
    const known = kinds.get(kind)
    if (known && at < known.endsAt) {
      known.written += 1
      if (known.written <= repeatedLines.most) return { left: 0 }
      known.left += 1
      return null
    }
    kinds.set(kind, { endsAt: at + repeatedLines.windowMs, written: 1, left: 0 })
    return { left: known?.left ?? 0 }
  }
}
