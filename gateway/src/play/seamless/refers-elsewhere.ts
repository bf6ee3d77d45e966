import type { CallContext } from './call-context'

/** A call of a round may refer to a call of the same round and player only; `rollback` has its own rule. */
export const refersElsewhere = ({ session, request, history: { referenced } }: CallContext): boolean =>
  referenced !== null &&
  request.call !== 'rollback' &&
  request.call !== 'promo-win' &&
  (referenced.roundId !== request.roundId || referenced.memberId !== session.memberId)
