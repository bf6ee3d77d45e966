import type { EndpointName } from '../endpoints'
import type { BodyOf, QueryOf, ValueOf } from '../schemas'
import type { SocialProvider } from '../social'

/** A member with an open session. `mobileNum` is without the dialing code, which is 55. */
export type Person = {
  readonly token: string
  readonly refreshToken: string
  readonly account: string
  readonly password: string
  readonly mobileNum: string
  readonly email: string
}

export type SmallestRequest<N extends EndpointName> = {
  readonly token?: string
  /** The refresh token that the browser holds. */
  readonly cookie?: string
  readonly headers?: Record<string, string>
  readonly query?: QueryOf<N>
  readonly body?: BodyOf<N>
}

type Passkey = { readonly id: string }

/** A gateway with its data, and the visitor's phone, mailbox, passkey device and provider account. */
export type RunningSite = {
  /** Logged in on `deviceId`; only read with. */
  readonly reader: Person
  readonly agent: Person
  readonly deviceId: string
  readonly game: { readonly gameId: string; readonly nodeId: string }
  /** A new member with a recent identity proof. */
  newMember(account?: { readonly password: false }): Promise<Person>
  /** A new member who lost 200.00 of 1,000.00 on slots. */
  newPlayer(): Promise<Person>
  /** Unused digits: a number, part of a name. */
  unused(): string
  /** The value of a call that has to succeed. */
  call<N extends EndpointName>(name: N, request: SmallestRequest<N>): Promise<ValueOf<N>>
  captcha(): Promise<{ readonly captcha: string; readonly captchaFlow: string }>
  /** Resolves when all pending events are processed. */
  eventsProcessed(): Promise<void>
  /** The code or link in the newest message to a number or an address. */
  received(to: string): Promise<string>
  /** Consents on the provider's page, as the identity of the newest ticket. */
  allow(authorizeUrl: string): Promise<{ readonly socialState: string; readonly socialCode: string }>
  signedLink(): Promise<string>
  /** Ticket of a provider identity without an account. */
  socialTicket(provider: SocialProvider): Promise<string>
  createPasskey(options: ValueOf<'passkeyOptions'>): {
    readonly key: Passkey
    readonly credential: BodyOf<'addPasskey'>['credential']
  }
  signWith(key: Passkey, options: ValueOf<'passkeyLoginOptions'>): BodyOf<'passkeyLogin'>['credential']
}
