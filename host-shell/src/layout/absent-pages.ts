let absent: readonly string[] = []
const listeners = new Set<() => void>()

/** Paths of pages whose data this gateway does not have, as far as visits have shown. */
export const absentPages = {
  current: (): readonly string[] => absent,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  add: (path: string): void => {
    if (absent.includes(path)) return
    absent = [...absent, path]
    for (const listener of listeners) listener()
  },
}
