/** Error codes of the desk with their HTTP status. It also gives codes of the wire contract. */
export const deskErrors = {
  'desk.signed.out': 401,
  'desk.login.wrong': 401,
  'desk.second.factor': 403,
  'desk.right.missing': 403,
  'desk.origin.foreign': 403,
  'desk.passkey.wrong': 403,
  'desk.enrolment.invalid': 403,
  'desk.network.foreign': 403,
  'desk.request.invalid': 400,
  'desk.free.rounds.stake': 400,
  'desk.campaign.terms': 400,
  /** A game would give back its whole stake. */
  'desk.campaign.return': 400,
  'desk.campaign.amount': 400,
  /** Another live campaign has this promo code. */
  'desk.code.taken': 409,
  'desk.webhook.address': 400,
  /** The gateway has no `WEBHOOKS_KEY`. */
  'desk.webhook.key': 409,
  'desk.budget.used': 409,
  /** Members in a break or self-exclusion get no grant. */
  'desk.member.excluded': 409,
  'desk.not.found': 404,
  'desk.decided': 409,
  /** The draft was written anew since the operator saw it. */
  'desk.draft.changed': 409,
  'desk.second.person': 409,
  'desk.second.related': 409,
  'desk.second.command': 409,
  'desk.operators.exist': 409,
  'desk.email.missing': 409,
  'desk.mail.unavailable': 409,
  'desk.insufficient': 409,
  'desk.move.member': 409,
  'desk.move.upline': 409,
  'desk.move.same': 409,
  'desk.move.cycle': 409,
  'desk.move.depth': 409,
  'desk.move.rates': 409,
  'desk.move.contracts': 409,
  'desk.name.taken': 409,
  'desk.last.admin': 409,
  'desk.change.waits': 409,
} as const
export type DeskErrorCode = keyof typeof deskErrors
