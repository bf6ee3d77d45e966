import { serverNow } from '@mosaic/browser'
import {
  carriesKey,
  endpoints,
  errorFacts,
  type BodyOf,
  type BrowserEndpoint,
  type BrowserEndpointName,
  type Envelope,
  type QueryOf,
  type ValueOf,
} from '@mosaic/contracts'
import { clientFailure, type ApiResult } from './failure'
import { deviceHeader, newUuid } from './device'
import { failureIn, isReadable, verdictOf } from './envelope'
import { beginIntent, endAttempt } from './open-intents'
import { prefetchKey, takePrefetched } from './prefetched'
import { clientSettings } from './settings'
import type { Answer, Outgoing } from './attempt'
import { send } from './transport'
import { understood } from './understood'

type Optional<T, K extends string> = undefined extends T
  ? { [P in K]?: T }
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

export type CallInput<N extends BrowserEndpointName> = Optional<QueryOf<N>, 'query'> &
  Optional<BodyOf<N>, 'body'> & {
    /** For endpoints that several modules call. */
    module?: (typeof endpoints)[N] extends { otherModules: readonly (infer M)[] } ? M : never
    signal?: AbortSignal
  }

const queryText = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )

const fetchKeys = async (): Promise<ValueOf<'sessionKeys'> | null> => {
  const answer = await call('sessionKeys')
  return answer.ok ? answer.value : null
}

/** WebCrypto exists only in a secure context (https, or localhost). */
const canEncrypt = (): boolean => typeof crypto !== 'undefined' && Boolean(crypto.subtle)

const headersFor = (
  module: string,
  token: string | null,
  idempotencyKey: string | undefined,
): Record<string, string> => {
  const { merchant, language } = clientSettings()
  return {
    Merchant: merchant,
    Language: language(),
    Device: deviceHeader(),
    ModuleId: module,
    'X-Timestamp': String(serverNow()),
    ...(token ? { Authorization: token } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
  }
}

const settle = <N extends BrowserEndpointName>(name: N, answer: Answer): ApiResult<ValueOf<N>> => {
  if (answer.kind === 'failed') return { ok: false, failure: clientFailure(answer.code) }
  const endpoint: BrowserEndpoint = endpoints[name]
  const failure = failureIn(answer, endpoint.method === 'GET', carriesKey(endpoint))
  if (!failure) return { ok: true, value: (answer.data as Envelope<ValueOf<N>>).value as ValueOf<N> }
  if (errorFacts(failure.code).closed) clientSettings().onClosed()
  return { ok: false, failure }
}

/**
 * The document aborts its prefetch after the same time (edge/src/document/head-scripts.ts); a failed one is not
 * repeated.
 */
const timeoutOf = ({ name }: Error): Answer | null =>
  name === 'AbortError' ? { kind: 'failed', code: 'timeout' } : null

const exchange = async <N extends BrowserEndpointName>(
  name: N,
  input: CallInput<N>,
  sentToken: string | null,
  idempotencyKey?: string,
): Promise<ApiResult<ValueOf<N>>> => {
  const endpoint: BrowserEndpoint = endpoints[name]
  const { query, body, module, signal } = input as {
    query?: unknown
    body?: unknown
    module?: string
    signal?: AbortSignal
  }
  const settings = clientSettings()
  const search = queryText(query)

  const outgoing: Outgoing = {
    method: endpoint.method,
    url: settings.baseUrl + endpoint.path,
    query: search,
    headers: headersFor(module ?? endpoint.module, sentToken, idempotencyKey),
    body,
    form: endpoint.form ?? false,
    repeatable: endpoint.method === 'GET' || Boolean(idempotencyKey),
    ...(signal ? { signal } : {}),
  }

  if (endpoint.method === 'GET') {
    const started = takePrefetched(prefetchKey('GET', endpoint.path, search, sentToken))
    const early = started
      ? await started
          .then(
            async (response) => ({ kind: 'answered', status: response.status, data: await response.json() }) as const,
          )
          .catch(timeoutOf)
      : null
    // The second call would also fail with the expired token.
    if (early && (early.kind === 'failed' || (isReadable(early) && (early.status < 400 || early.status === 401))))
      return settle(name, early)
  }
  if (!endpoint.encrypted) return settle(name, await send(outgoing))

  if (!canEncrypt()) return { ok: false, failure: clientFailure('insecure.context') }
  const sealing = await import('./send-sealed').catch(() => null)
  return settle(
    name,
    sealing
      ? await sealing.sendSealed(name, settings.merchant, outgoing, fetchKeys)
      : { kind: 'failed', code: 'offline' },
  )
}

const sessionMissing = (result: ApiResult<unknown>): boolean =>
  !result.ok && result.failure.code === 'login.not.session'

const callOnce = async <N extends BrowserEndpointName>(
  name: N,
  input: CallInput<N>,
  idempotencyKey?: string,
): Promise<ApiResult<ValueOf<N>>> => {
  const settings = clientSettings()
  const sentToken = settings.token()
  const result = await exchange(name, input, sentToken, idempotencyKey)
  const { selfContained, access }: BrowserEndpoint = endpoints[name]
  if (!sentToken || !sessionMissing(result) || selfContained) return result
  const renewal = await settings.renewSession(sentToken)
  if (renewal === 'unreached') return { ok: false, failure: clientFailure('offline') }
  const token = renewal === 'renewed' ? settings.token() : null
  if (!token) settings.onSessionLost(sentToken)
  if (!token && access !== 'public') return result
  const again = await exchange(name, input, token, idempotencyKey)
  if (token && sessionMissing(again)) settings.onSessionLost(token)
  return again
}

/** A fault of the browser or of our own code is a failure like any other; what became of a write is then unknown. */
const callSafely = async <N extends BrowserEndpointName>(
  name: N,
  input: CallInput<N>,
  idempotencyKey?: string,
): Promise<ApiResult<ValueOf<N>>> => {
  try {
    return await callOnce(name, input, idempotencyKey)
  } catch (error) {
    console.error(`The call ${name} failed`, error)
    return { ok: false, failure: clientFailure(endpoints[name].method === 'GET' ? 'malformed' : 'answer.lost') }
  }
}

/**
 * Asks an endpoint by name. Never throws: expected failures are values. The transport retries reads; writes only
 * with an idempotency key. After an expired token the call is repeated with a renewed one; without a session a public
 * call continues as a guest's.
 * Every changing call of a member gets its key here; with `idempotent` the key stays until an answer decides what became
 * of the request.
 */
const ask = async <N extends BrowserEndpointName>(name: N, input: CallInput<N>): Promise<ApiResult<ValueOf<N>>> => {
  const endpoint: BrowserEndpoint = endpoints[name]
  if (!endpoint.idempotent) return callSafely(name, input, carriesKey(endpoint) ? newUuid() : undefined)
  const attempted = beginIntent(name, (input as { body?: unknown }).body)
  const result = await callSafely(name, input, attempted.intent.key)
  endAttempt(attempted, verdictOf(result.ok ? null : result.failure))
  return result
}

/** Calls an endpoint and reads its answer. Never throws. */
export const call = <N extends BrowserEndpointName>(
  name: N,
  input: CallInput<N> = {} as CallInput<N>,
): Promise<ApiResult<ValueOf<N>>> => understood(name, () => ask(name, input))
