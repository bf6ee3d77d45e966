import type { Whitelabel } from '@mosaic/contracts'

export type FirebaseSmsProject = Extract<NonNullable<Whitelabel['social']>, { adapter: 'firebase' }>

/** The merchant's Firebase project where it sends the codes by SMS; null where the operator's own message service does. */
export const firebaseSmsOf = ({ social }: Pick<Whitelabel, 'social'>): FirebaseSmsProject | null =>
  social?.adapter === 'firebase' && social.sms ? social : null
