import type { CampaignCondition } from '@mosaic/contracts'
import type { PromotionState } from '../api/promotions'

/** `received`: as much as one member gets. */
export type CannotJoin = CampaignCondition | 'received'

/** Why the member cannot take part in a promotion that is open to others; null: they can, or it is not open. */
export const cannotJoin = ({
  label,
  action,
  unmet,
}: Pick<PromotionState, 'label' | 'action' | 'unmet'>): CannotJoin | null =>
  action === 'none' ? (unmet ?? (label === 'join' ? 'received' : null)) : null
