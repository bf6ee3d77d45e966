import type { z } from 'zod'
import type { EndpointName } from '../endpoints'
import * as affiliateLinks from './affiliate-links'
import * as agent from './agent'
import * as agentContracts from './agent-contracts'
import * as agentStatement from './agent-statement'
import * as chat from './chat'
import * as content from './content'
import * as depositClients from './deposit-clients'
import * as downline from './downline'
import * as downlineTransaction from './downline-transaction'
import * as games from './games'
import * as inbox from './inbox'
import * as notifications from './notifications'
import * as lottery from './lottery'
import * as member from './member'
import * as money from './money'
import * as passkeys from './passkeys'
import * as promotions from './promotions'
import * as protection from './protection'
import * as redRain from './red-rain'
import * as referral from './referral'
import * as rooms from './rooms'
import * as security from './security'
import * as session from './session'
import * as system from './system'
import * as wallets from './wallets'
import * as loginMethods from './login-methods'
import * as withdrawals from './withdrawals'

type Shape = { readonly query?: z.ZodType; readonly body?: z.ZodType; readonly value: z.ZodType }

/**
 * Request and answer of every endpoint. A domain's file exports only these, by endpoint name. Only gateway and tests
 * import this as a value; browsers import types.
 */
export const schemas = {
  ...session,
  ...passkeys,
  ...loginMethods,
  ...security,
  ...member,
  ...system,
  ...content,
  ...inbox,
  ...notifications,
  ...chat,
  ...promotions,
  ...redRain,
  ...referral,
  ...protection,
  ...games,
  ...lottery,
  ...rooms,
  ...money,
  ...depositClients,
  ...withdrawals,
  ...wallets,
  ...agent,
  ...agentContracts,
  agentStatement: agentStatement.agentStatement,
  ...downlineTransaction,
  ...downline,
  ...affiliateLinks,
} satisfies Record<EndpointName, Shape>

export type Schemas = typeof schemas
type In<S> = S extends z.ZodType ? z.input<S> : never

/** Query of a call; optional when every field has a default. */
export type QueryOf<N extends EndpointName> = Schemas[N] extends { query: infer Q } ? In<Q> : undefined
/** Body of a call, before encryption. */
export type BodyOf<N extends EndpointName> = Schemas[N] extends { body: infer B } ? In<B> : undefined
/** `value` of a successful answer. */
export type ValueOf<N extends EndpointName> = Schemas[N] extends { value: infer V }
  ? V extends z.ZodType
    ? z.output<V>
    : never
  : never

export type Game = ValueOf<'gameDetail'>['game']
export type InboxMessage = ValueOf<'inbox'>['content'][number]
export type Announcement = ValueOf<'agentAnnouncements'>['list'][number]
export type Deposit = ValueOf<'depositStatus'>
export type Withdrawal = ValueOf<'withdrawStatus'>
export type WalletTransfer = ValueOf<'walletTransferStatus'>
export type PayoutAccount = ValueOf<'payoutAccounts'>['list'][number]
export type SystemStatus = ValueOf<'systemStatus'>
export type Whitelabel = ValueOf<'whitelabel'>
export type { FieldRule } from './field-rule'
export type { RegistrationField } from './session'
