/** A step of a tutorial: a command to run, or a file to write. */
export type Step =
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'file'; readonly file: string; readonly text: string }

/** The fenced blocks of one section of a Markdown text, in order: `sh` blocks are commands, a block that names a file is that file. */
export const stepsOf = (markdown: string, heading: string): Step[] => {
  const [, section = ''] = markdown.split(`## ${heading}\n`)
  const [own = ''] = section.split(/^## /m)
  return [...own.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].flatMap(
    ([, language, file = '', text = '']): Step[] => {
      if (file) return [{ kind: 'file', file, text }]
      if (language !== 'sh') return []
      return text
        .trim()
        .split('\n')
        .map((command) => ({ kind: 'command', command }))
    },
  )
}
