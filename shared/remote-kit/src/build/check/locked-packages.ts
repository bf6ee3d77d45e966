const isRemote = (importer: string): boolean => importer.startsWith('mfe-')

/**
 * The lockfile without the rows of remotes: which versions there are, and what the rest of the workspace takes of them. What a remote
 * takes stands in its own package.json, so that one more remote changes nothing for the others.
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
