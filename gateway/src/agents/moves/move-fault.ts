import { isAgent } from '@mosaic/contracts'
import type { RebateRates } from '../team'
import { aboveOwn, deepestLevel, isCountedType } from '../team'

type Person = {
  readonly id: string
  readonly merchantCode: string
  readonly type: number
  readonly disabled: boolean
  readonly parentId: string | null
}

export type MoveCase = {
  readonly member: Person
  readonly upline: Person
  /** Members above the upline. */
  readonly aboveUpline: readonly string[]
  /** Levels above the upline, and below the member. */
  readonly depth: number
  readonly height: number
  /** Rates that the member was given, and the upline's own. */
  readonly given: RebateRates
  readonly own: RebateRates
  /** Whether a contract or an offer of the member outlasts the move. */
  readonly bound: boolean
}

export type MoveFault = {
  readonly code: 'member' | 'upline' | 'same' | 'cycle' | 'depth' | 'rates' | 'contracts'
  /** The highest rate of each category in which one is above. */
  readonly fields?: Readonly<Record<string, string>>
}

/** Why a member cannot move with everybody below; null: they can. */
export const moveFault = ({ member, upline, aboveUpline, ...about }: MoveCase): MoveFault | null => {
  if (!isCountedType(member.type)) return { code: 'member' }
  if (upline.merchantCode !== member.merchantCode || !isAgent(upline.type) || upline.disabled) return { code: 'upline' }
  if (upline.id === member.id || aboveUpline.includes(member.id)) return { code: 'cycle' }
  if (member.parentId === upline.id) return { code: 'same' }
  if (about.depth + 1 + about.height > deepestLevel) return { code: 'depth' }
  const above = aboveOwn(about.given, about.own)
  if (Object.keys(above).length > 0) return { code: 'rates', fields: above }
  return about.bound ? { code: 'contracts' } : null
}
