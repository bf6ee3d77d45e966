import type { ApiFailure } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'
import type { SocialIntent } from './intent'

/** Proof for the gateway in place of a password: a code from the redirect, or a token of the SDK. */
export type SocialProof = Pick<
  BodyOf<'login'>,
  'type' | 'socialState' | 'socialCode' | 'firebaseChannel' | 'firebaseIdToken'
>

export type SocialOutcome =
  /** The browser is on its way to another page. */
  | { readonly kind: 'left' }
  | { readonly kind: 'proof'; readonly proof: SocialProof }
  | { readonly kind: 'cancelled' }
  /** The browser did not let the provider's window open. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

/** Interface of an identity service. The operator chooses the implementation; screens know only this (domain §8.22). */
export type SocialAuth = {
  /** The service needs scripts of its own, which the document of the social page alone lets in. */
  readonly needsSocialPage: boolean
  /** Resolves when the service is initialised and can be asked (spec §2); false when it cannot be had. */
  readonly ready: () => Promise<boolean>
  /** Call it in the very press of a button, else browsers take the provider's window for an advertisement. */
  readonly begin: (intent: SocialIntent) => Promise<SocialOutcome>
}
