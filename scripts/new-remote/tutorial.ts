/** A step of a document: a command to run, a file to write, or a change of a file. */
export type Step =
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'file'; readonly file: string; readonly text: string }
  | { readonly kind: 'change'; readonly file: string; readonly before: string; readonly after: string }

const withoutMark = (lines: readonly string[]): string => lines.map((line) => `${line.slice(1)}\n`).join('')

/** `+++ <file>` begins a file, `@@` another place of it; a line begins with `+` or a space. */
const changesOf = (diff: string): Step[] =>
  diff
    .split(/^\+\+\+ /m)
    .slice(1)
    .flatMap((part) => {
      const [file = '', ...lines] = part.trimEnd().split('\n')
      return lines
        .join('\n')
        .split(/^@@\n/m)
        .map((place): Step => {
          const after = place.trimEnd().split('\n')
          const before = after.filter((line) => !line.startsWith('+'))
          return { kind: 'change', file, before: withoutMark(before), after: withoutMark(after) }
        })
    })

/**
 * The fenced blocks of one section of a Markdown text, or of all sections, in order: `sh` blocks are commands, `diff` blocks change
 * files, a block that names a file is that file.
 */
export const stepsOf = (markdown: string, heading?: string): Step[] => {
  const [, section = ''] = heading === undefined ? ['', markdown] : markdown.split(`## ${heading}\n`)
  const [own = ''] = heading === undefined ? [section] : section.split(/^## /m)
  return [...own.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].flatMap(
    ([, language, file = '', text = '']): Step[] => {
      if (file) return [{ kind: 'file', file, text }]
      if (language === 'diff') return changesOf(text)
      if (language !== 'sh') return []
      return text
        .trim()
        .split('\n')
        .map((command) => ({ kind: 'command', command }))
    },
  )
}

/** The text after a change, whose lines before must stand in it exactly once. */
export const changed = (text: string, { file, before, after }: Extract<Step, { kind: 'change' }>): string => {
  const parts = text.split(before)
  if (parts.length !== 2)
    throw new Error(`${file} has these lines ${parts.length - 1} times instead of once:\n${before}`)
  return parts.join(after)
}
