/** Milliseconds of processor time that one call takes of everybody who has a part in it. */
export type Cost = { readonly gateway: number; readonly database: number; readonly bench: number }
export type Machine = { readonly processors: number; readonly takenByOthers: number }
type Offer = { readonly perSecond: number; readonly cost: Cost }

/** Beyond this share of a processor's time calls wait for each other so long that their times say more of the machine than of the gateway. */
const usableShare = 0.8

export const tenths = (value: number): number => Math.round(value * 10) / 10

export const total = ({ gateway, database, bench }: Cost): number => gateway + database + bench

/** How many processors are wholly busy with all of this. */
export const processorsFor = (offers: readonly Offer[]): number =>
  offers.reduce((sum, { perSecond, cost }) => sum + (perSecond * total(cost)) / 1000, 0)

/** Why the marks cannot be shown here, whatever the times say; null when the machine is large enough to judge the gateway by them, or does not tell. */
export const tooSmall = (machine: Machine, offers: readonly Offer[]): string | null => {
  const free = Math.max(0, machine.processors - machine.takenByOthers)
  const needed = processorsFor(offers) / usableShare
  return Number.isNaN(needed) || needed <= free
    ? null
    : `this load needs ${tenths(needed)} processors like these, and ${tenths(free)} of ${machine.processors} were free`
}
