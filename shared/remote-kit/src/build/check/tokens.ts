import type { ReleaseFiles } from '../release/release-folder'

const textOf = (files: ReleaseFiles, kind: RegExp): string =>
  [...files].flatMap(([name, bytes]) => (kind.test(name) ? [bytes.toString('utf8')] : [])).join('\n')

const unique = (names: Iterable<string>): string[] => [...new Set(names)].sort()

/** `--name:` in a style sheet, or a property that code sets: `style={{ '--name': … }}`. */
export const definedTokens = (files: ReleaseFiles): string[] => {
  const inStyles = [...textOf(files, /\.css$/).matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name]) => name ?? '')
  // A property that code only reads, it does not define.
  const inCode = [...textOf(files, /\.js$/).matchAll(/(?<!getPropertyValue\()["'`](--[\w-]+)["'`]/g)].map(
    ([, name]) => name ?? '',
  )
  return unique([...inStyles, ...inCode])
}

/** Tokens that styles, also those that code sets, read without a fallback and that nothing in the same release defines. */
export const neededTokens = (files: ReleaseFiles): string[] => {
  const own = new Set(definedTokens(files))
  return unique(
    [...textOf(files, /\.(css|js)$/).matchAll(/var\(\s*(--[\w-]+)\s*\)/gi)].map(([, name]) => name ?? ''),
  ).filter((name) => !own.has(name))
}
