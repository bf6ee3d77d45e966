import { errorFacts, type Envelope } from '@mosaic/contracts'
import type { Answer } from './attempt'
import type { ApiFailure } from './failure'

/** Anything else is no answer of a gateway, whatever its status: a portal's page, JSON cut in the middle, nothing. */
const isEnvelope = (data: unknown): data is Envelope<unknown> =>
  typeof data === 'object' &&
  data !== null &&
  'success' in data &&
  (data.success === true ? 'value' in data : data.success === false)

export const isReadable = (answer: Answer): boolean => answer.kind === 'answered' && isEnvelope(answer.data)

/** Failure of an unreadable answer: a read has failed, the effect of a write is unknown. */
const unreadable = (status: number, isRead: boolean, hasKey: boolean): ApiFailure => {
  // A proxy that refuses the length of a body passes nothing on.
  if (status === 413) return { code: 'body.too.large', status, traceId: null, fields: {} }
  // A portal answers an order with 404 too, after the order was carried out.
  const isAbsent = !hasKey && (status === 404 || status === 405 || status === 501)
  return {
    code: isAbsent
      ? 'function.not.available'
      : status === 429
        ? 'rate.limited'
        : !isRead
          ? 'answer.lost'
          : status >= 500
            ? 'system.busy'
            : 'malformed',
    status: isRead ? status : null,
    traceId: null,
    fields: {},
  }
}

/** Null: the answer gives a value. */
export const failureIn = (
  { data, status }: Extract<Answer, { kind: 'answered' }>,
  isRead = false,
  hasKey = false,
): ApiFailure | null => {
  if (!isEnvelope(data)) return unreadable(status, isRead, hasKey)
  return data.success
    ? null
    : { code: data.errorCode, status, traceId: data.traceId ?? null, fields: data.fields ?? {} }
}

/** Whether an answer says what became of a request with a key. */
export const verdictOf = (failure: ApiFailure | null): 'decided' | 'held' | 'doubtful' => {
  if (failure === null) return 'decided'
  const { code, status } = failure
  if (status === null) return errorFacts(code).unsent ? 'held' : 'doubtful'
  if (code === 'idempotency.in.progress') return 'doubtful'
  // A repeated encrypted body is refused unread, whatever became of the first.
  if (code === 'encryption.invalid') return 'doubtful'
  if (code === 'key.rotated') return 'held'
  // Refused before the request was looked at; the same member may log in again.
  if (status === 401 || errorFacts(code).closed) return 'held'
  // A proxy's 413 is no answer of the gateway, so it decides no earlier attempt.
  if (code === 'body.too.large') return 'held'
  return status >= 500 || errorFacts(code).repeat ? 'held' : 'decided'
}
