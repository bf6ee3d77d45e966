import { isMerchantFlag, type MerchantFlag } from '../flags'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Callers: anyone, any session, members except trial, types that may deposit, agents. The gateway enforces it. */
type Access = 'public' | 'session' | 'member' | 'depositor' | 'agent'

export type CallLimit = { readonly per: 'address' | 'member'; readonly calls: number; readonly minutes: number }

/** Optional properties of an endpoint. */
export type EndpointFacts = {
  /** The body travels as a JWE. */
  readonly encrypted?: true
  /** The body travels as application/x-www-form-urlencoded. */
  readonly form?: true
  /** Opens, renews or ends a session itself: a refusal does not end the current session. */
  readonly selfContained?: true
  /** Carries a file as a data URL, so the body may be large. */
  readonly upload?: true
  /**
   * The Idempotency-Key stays with the request until an answer decides it. Required where money moves; `optional` where
   * a second message, account or picture would be a second effect.
   */
  readonly idempotent?: true | 'optional'
  /** Further modules in whose name it is called; the row's own is the first. */
  readonly otherModules?: readonly string[]
  /** A name that no public contract gives and that we chose (domain §8.17–18). */
  readonly decided?: true
  /**
   * Other endpoints refuse an expired token even where guests may call, so that the browser renews it. This one
   * accepts any token.
   */
  readonly anyToken?: true
  /** Answers while the site is closed for maintenance or for a region: the closed page itself shows it. */
  readonly openWhenClosed?: true
  /** Called before the merchant is known, so the host may name it instead of the header. */
  readonly merchantByHost?: true
  /** Most calls in that time; counted before the handler runs. */
  readonly limit?: CallLimit
  /** Refused unless the merchant names one of these. Only where the module is not itself the flag (`flagsOf`). */
  readonly flags?: readonly MerchantFlag[]
  /** Second names of the wire contract, with a method where it differs. A gateway answers them too; browser code asks by the first. */
  readonly aliases?: readonly (`/${string}` | `${Method} /${string}`)[]
  /** Asked by other clients of such gateways alone: browser code cannot name it, and the build leaves the row out of its scripts. */
  readonly gatewayOnly?: true
}

export type Endpoint = EndpointFacts & {
  readonly method: Method
  readonly path: string
  readonly module: string
  readonly access: Access
}

/**
 * Fields that the browser reads. The build removes the others, and `gatewayOnly` rows, from its scripts
 * (`contract-rows.cjs`).
 */
export type BrowserEndpoint = Pick<
  Endpoint,
  'method' | 'path' | 'module' | 'access' | 'encrypted' | 'form' | 'selfContained' | 'idempotent'
>

/**
 * Every changing call of a member carries a key, so that a repeated attempt has one effect and the first answer. Not a
 * sealed one: its answer may hold what must not be stored, and old password or code refuse a repetition anyway.
 */
export const carriesKey = ({ method, access, encrypted, idempotent }: BrowserEndpoint): boolean =>
  idempotent !== undefined || (method !== 'GET' && access !== 'public' && !encrypted)

type Known<F> = F & { readonly [K in Exclude<keyof F, keyof EndpointFacts>]: never }

const row =
  <M extends Method>(method: M) =>
  <P extends string, A extends Access, const F extends EndpointFacts = Record<never, never>>(
    path: P,
    module: string,
    access: A,
    facts?: Known<F>,
  ): { readonly method: M; readonly path: P; readonly module: string; readonly access: A } & F =>
    // Absent facts are those of a row without any.
    ({ method, path, module, access, ...facts }) as never

/** The flags of which a merchant has to name one (spec §6). None: every merchant offers the call. */
export const flagsOf = ({ module, flags }: Pick<Endpoint, 'module' | 'flags'>): readonly MerchantFlag[] =>
  flags ?? (isMerchantFlag(module) ? [module] : [])

export const get = row('GET')
export const post = row('POST')
export const put = row('PUT')
export const remove = row('DELETE')
