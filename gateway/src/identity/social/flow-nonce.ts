import type { SocialFlow } from './store'

/** A token must contain the nonce of its flow (OpenID Connect Core §3.1.3.7). */
export const answersFlow = ({ nonce }: { readonly nonce: string }, flow: Pick<SocialFlow, 'nonce'>): boolean =>
  nonce === flow.nonce
