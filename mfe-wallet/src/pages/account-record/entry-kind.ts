import type { ValueOf } from '@mosaic/contracts'
import type { IconName } from '@mosaic/ui'

export type Entry = ValueOf<'accountReport'>['list'][number]
export type EntryKind = Entry['kind']

export const kindIcons: Readonly<Record<EntryKind, IconName>> = {
  deposit: 'wallet',
  withdraw: 'hand-coins',
  bet: 'dice-five',
  win: 'trophy',
  rollback: 'arrows-clockwise',
  adjustment: 'sliders-horizontal',
  promotion: 'gift',
  bonus: 'sparkle',
  rebate: 'seal-percent',
  commission: 'users-three',
  salary: 'coins',
  dividend: 'chart-line-up',
  transfer: 'arrows-left-right',
  vendorPlay: 'game-controller',
  purchase: 'ticket',
  opening: 'scales',
}

/** Kinds in the order of the filter, the most wanted first. */
export const entryKinds = Object.keys(kindIcons) as readonly EntryKind[]

/** It moved the wallet of the vendor that is its title, and the balance after it is that wallet's. */
export const inVendorWallet = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === 'vendorPlay'
