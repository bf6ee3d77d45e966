type Stat = { readonly name: string; readonly parent: number }

export const readStat: (stat: string) => Stat
export const launchersOf: (parent: number, readProcess: (pid: number) => Stat | null, isUnderNpm: boolean) => string
export const onParentGone: (callback: () => void) => () => void
