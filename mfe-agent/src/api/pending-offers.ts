import { useApiQuery } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

const isPending = ({ dailysalreqtype, divtypecompperiodreq, contracthoursalreq }: ValueOf<'funds'>): boolean =>
  [dailysalreqtype, divtypecompperiodreq, contracthoursalreq].some((offer) => offer !== '')

/** Whether an offer awaits an answer: a field of the consolidated funds that is not empty (spec §3). */
export const usePendingOffersQuery = (enabled: boolean) =>
  useApiQuery('agent', 'funds', {}, { enabled, select: isPending })
