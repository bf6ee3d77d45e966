import type { z } from 'zod'
import type { DeskCallName } from './calls'
import type { deskSchemas } from './schemas'

export {
  deskCalls,
  type DeskAccess,
  type DeskCall,
  type DeskCallName,
  type OperatorCallName,
  type SignInCall,
} from './calls'
export type { AgentChangeKind } from './agent-change-schemas'
export { deskErrors, type DeskErrorCode } from './errors'
export { mayDo, type Right, rightHolders, rights, type Role, roles } from './rights'
export type { KindTerms } from './campaign-kind-terms'
export type { CampaignTerms, Eligibility, RewardTerms, WageringTerms } from './campaign-terms'
export { campaignTerms } from './campaign-terms'
export type { Audience, PublicationKind } from './publication-schemas'
export { deskSchemas } from './schemas'

type Schemas = typeof deskSchemas
type Part<N extends DeskCallName, K extends string> =
  Schemas[N] extends Record<K, infer S extends z.ZodType> ? S : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** Sent forms, and forms after parsing. */
export type DeskBody<N extends DeskCallName> = Input<Part<N, 'body'>>
export type DeskQuery<N extends DeskCallName> = Input<Part<N, 'query'>>
export type ReadDeskBody<N extends DeskCallName> = Output<Part<N, 'body'>>
export type ReadDeskQuery<N extends DeskCallName> = Output<Part<N, 'query'>>
export type DeskValue<N extends DeskCallName> = z.output<Schemas[N]['value']>
