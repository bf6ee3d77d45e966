import type { SocialFlow } from './store'

/** A token answers the flow that it was asked for in; one that was given to another visit is worth nothing (OpenID Connect Core §3.1.3.7). */
export const answersFlow = ({ nonce }: { readonly nonce: string }, flow: Pick<SocialFlow, 'nonce'>): boolean =>
  nonce === flow.nonce
