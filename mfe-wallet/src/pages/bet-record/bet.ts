import type { ValueOf } from '@mosaic/contracts'

export type Bet = ValueOf<'betReport'>['list'][number]
export type BetFooter = ValueOf<'betReport'>['footer']

export const stateTones = { OPEN: 'new', SETTLED: 'muted', CANCELLED: 'negative' } as const satisfies Record<
  Bet['state'],
  string
>
