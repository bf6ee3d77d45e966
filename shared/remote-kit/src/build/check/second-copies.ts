import { relative, sep } from 'node:path'
import { workspaceRoot } from '../paths'

const nested = `node_modules${sep}`

/** The package that a file belongs to: an installed one, or one of the workspace's shared folders. */
const packageOf = (file: string): string | null => {
  const at = file.lastIndexOf(nested)
  if (at >= 0) {
    const [first = '', second = ''] = file.slice(at + nested.length).split(sep)
    return first.startsWith('@') ? `${first}/${second}` : first
  }
  const [folder, name] = relative(workspaceRoot, file).split(sep)
  return folder === 'shared' && name !== undefined ? `@mosaic/${name}` : null
}

/** Sentences about libraries that live once in the page, in the host, of which a remote's modules hold a copy. */
export const secondCopies = (
  remote: string,
  files: readonly string[],
  libraries: readonly string[],
): readonly string[] => {
  const carried = new Set(files.flatMap((file) => packageOf(file) ?? []))
  return libraries
    .filter((library) => carried.has(library))
    .sort()
    .map(
      (library) =>
        `${remote} carries a copy of ${library}, which the host shares: take it from the shared package that offers it`,
    )
}
