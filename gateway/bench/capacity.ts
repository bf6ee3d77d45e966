/** Milliseconds of processor time of one call, by process. */
export type Cost = { readonly gateway: number; readonly database: number; readonly bench: number }
export type Machine = { readonly processors: number; readonly takenByOthers: number }
type Load = { readonly perSecond: number; readonly cost: Cost }

/** Above this share of the processors calls queue, and their times measure the machine instead of the gateway. */
const usableShare = 0.8

export const tenths = (value: number): number => Math.round(value * 10) / 10

export const total = ({ gateway, database, bench }: Cost): number => gateway + database + bench

/** How many processors are wholly busy with all of this. */
export const processorsFor = (loads: readonly Load[]): number =>
  loads.reduce((sum, { perSecond, cost }) => sum + (perSecond * total(cost)) / 1000, 0)

/** Why this machine is too small for the marks; null when it is large enough, or has no processor times. */
export const tooSmall = (machine: Machine, loads: readonly Load[]): string | null => {
  const free = Math.max(0, machine.processors - machine.takenByOthers)
  const needed = processorsFor(loads) / usableShare
  return Number.isNaN(needed) || needed <= free
    ? null
    : `this load needs ${tenths(needed)} processors like these, and ${tenths(free)} of ${machine.processors} were free`
}
