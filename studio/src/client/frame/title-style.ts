import type { CSSProperties } from 'react'

/** Characters of a title for the style sheet, which makes it as large as one line allows. */
export const titleStyle = (name: string): CSSProperties => {
  const characters: Record<string, string> = { '--title-length': String(Math.max(8, name.length)) }
  return characters
}
