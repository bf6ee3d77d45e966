/** Lines of a file, from the first to the last. */
export type LineRange = readonly [first: number, last: number]

/** Changed files of `git diff --unified=0`, each with the lines that are new in it. */
export const changedLines = (diff: string): ReadonlyMap<string, readonly LineRange[]> => {
  const files = new Map<string, LineRange[]>()
  let ranges: LineRange[] = []
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1]
    if (file !== undefined) files.set(file, (ranges = []))
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (first !== undefined && count !== '0') ranges.push([Number(first), Number(first) + Number(count) - 1])
  }
  return files
}

/** StrykerJS's patterns for these lines of a file; the whole file where no lines are known. */
export const mutatedPlaces = (file: string, ranges: readonly LineRange[] | undefined): readonly string[] =>
  ranges === undefined ? [file] : ranges.map(([first, last]) => `${file}:${first}-${last}`)
