import { endpoints, readValue, type BrowserEndpointName, type ValueOf } from '@mosaic/contracts'
import { shapeOfAnswer } from './answer-shapes'
import { clientFailure, type ApiResult } from './failure'
import { clientSettings } from './settings'

const absence = 'function.not.available'
const absent = new Map<BrowserEndpointName, ApiResult<never>>()

/** Forgets which calls this gateway does not have. */
export const forgetAbsent = (): void => absent.clear()

/**
 * The one place where answers are read: by the shape of their schema, with its defaults. A read that the gateway does
 * not have is asked once.
 */
export const understood = async <N extends BrowserEndpointName>(
  name: N,
  ask: () => Promise<ApiResult<ValueOf<N>>>,
): Promise<ApiResult<ValueOf<N>>> => {
  const known = absent.get(name)
  if (known) return known
  const isRead = endpoints[name].method === 'GET'
  const shape = shapeOfAnswer(name)
  const result = await ask()
  if (!result.ok) {
    if (isRead && result.failure.code === absence) absent.set(name, result)
    return result
  }
  const { value } = readValue(result.value, await shape, clientSettings().currency())
  // The value was read by the shape of this very call.
  if (value !== undefined) return { ok: true, value: value as ValueOf<N> }
  // A write has had its effect, whatever its answer lacks.
  return isRead ? { ok: false, failure: clientFailure('malformed') } : result
}
