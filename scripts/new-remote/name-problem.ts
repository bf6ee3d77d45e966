/** Words with another meaning where a remote's name is used: command targets, release folders, paths of the site. */
const reserved: readonly string[] = [
  'host',
  'newcomer',
  'home',
  'login',
  'register',
  'common',
  'errors',
  'shared',
  'gateway',
  'studio',
  'edge',
]

export type Taken = {
  /** Names of the remotes that are there. */
  readonly remotes: readonly string[]
  /** Addresses that remotes already claim, aliases included. */
  readonly paths: readonly string[]
}

/** Why a remote cannot have this name, as one sentence with the remedy; null when it can. */
export const nameProblem = (name: string | undefined, { remotes, paths }: Taken): string | null => {
  if (!name) return 'Give the remote a name: npm run new-remote -- raffle'
  if (!/^[a-z][a-z0-9]*$/.test(name))
    return `"${name}" cannot be the name of a remote: use lower-case letters and digits, beginning with a letter.`
  if (name.length > 24)
    return `"${name}" is too long for a name that stands in addresses and class names: use at most 24 letters.`
  if (name.startsWith('mfe')) return `Leave out the "mfe": the folder of "${name}" gets it by itself.`
  // Releases are keys of an object, so names of Object.prototype are refused too.
  if (reserved.includes(name) || name in {})
    return `"${name}" already means something else in this house; choose another name.`
  if (remotes.includes(name)) return `There is a remote "${name}" already, in mfe-${name}; choose another name.`
  // Module Federation finds a remote by the beginning of a module's name, so one name must not begin another.
  const near = remotes.find((known) => known.startsWith(name) || name.startsWith(known))
  if (near)
    return `"${name}" and the remote "${near}" begin alike, which Module Federation would confuse; choose another name.`
  if (paths.includes(`/m/${name}`)) return `The address /m/${name} belongs to another remote; choose another name.`
  return null
}
