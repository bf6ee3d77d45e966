const isRemote = (importer: string): boolean => importer.startsWith('mfe-')

/**
 * The lockfile without remotes: all versions, and the imports of the other packages. A remote's own dependencies are
 * in its package.json, so another remote changes nothing for the others.
 */
export const lockedPackages = (lockfile: string): string => {
  const start = lockfile.indexOf('\nimporters:\n')
  const end = lockfile.indexOf('\npackages:\n')
  if (start < 0 || end < 0) return lockfile
  const importers = lockfile
    .slice(start, end)
    .split(/^(?= {2}\S)/m)
    .filter((block) => !isRemote(block.trimStart().replace(/^'/, '')))
  return lockfile.slice(0, start) + importers.join('') + lockfile.slice(end)
}
