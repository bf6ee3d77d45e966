/*
 * Names come from URLs too: other names never reach a file system. Records are keyed by owner, so a property that
 * every object has is no owner.
 */
export const isOwner = (name: string): boolean => /^[a-z][a-z0-9]*$/.test(name) && !(name in {})
export const isChannel = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name)
export const isRelease = (name: string): boolean => /^\d+\.\d+\.\d+[\w.-]*\+[0-9a-f]{12}$/.test(name)
export const isFile = (name: string): boolean =>
  /^[\w@.-]+(\/[\w@.-]+)*$/.test(name) && !name.split('/').some((part) => part.startsWith('.'))
