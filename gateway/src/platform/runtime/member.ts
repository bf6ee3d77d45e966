import type { Currency } from '@mosaic/contracts'

/** The member whose session authenticates this call. */
export type Member = {
  readonly id: string
  readonly merchantCode: string
  readonly account: string
  readonly type: number
  readonly currency: Currency
  readonly sessionId: string
}

/** A member row as it was just written, inside the transaction that wrote it. */
export type NewMember = Omit<Member, 'sessionId'> & {
  /** Upline whose invitation was used; `null` at the top of a tree. */
  readonly parentId: string | null
  /** Invitation code of the upline that was used. */
  readonly invitationCode: string | null
  /** Member whose referral link was used. */
  readonly referrerId: string | null
}
