import { serverNow } from '@mosaic/browser'
import type { ValueOf } from '@mosaic/contracts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call, type CallInput } from './call'
import type { ApiResult } from './failure'
import {
  asCheck,
  doubtfulIntents,
  isIntentOpen,
  repeatedBody,
  subscribeIntents,
  type OpenIntent,
  type IdempotentName,
} from './open-intents'

const firstPauseMs = 500
const longestPauseMs = 15_000
/** An older request is sent again only when the member asks: it may never have arrived, and would be carried out now. */
const askedUnaskedMs = 10 * 60_000

type IntentCheck = {
  /** The request whose outcome is being found out; the page offers no other until it is known. */
  readonly intent: (OpenIntent & { readonly name: IdempotentName }) | null
  /** False: the member has to ask, or to send the request again. */
  readonly asking: boolean
  readonly ask: () => void
}

/** Finds out what became of unanswered requests: the same request under the same key has one effect and one answer. */
export const useIntentCheck = <N extends IdempotentName>(
  names: readonly N[],
  onKnown: (result: ApiResult<ValueOf<N>>, name: N, request: string) => void,
  /** Only the request with this body. */
  body?: unknown,
): IntentCheck => {
  const text = useSyncExternalStore(subscribeIntents, () => JSON.stringify(doubtfulIntents(names, body)[0] ?? null))
  const intent = JSON.parse(text) as IntentCheck['intent']
  const [asked, setAsked] = useState({ key: '', count: 0, byMember: false })
  const known = useRef<typeof onKnown | null>(null)
  useEffect(() => {
    known.current = onKnown
  })
  useEffect(
    () => () => {
      known.current = null
    },
    [],
  )

  const key = intent?.key ?? ''
  const isCurrent = asked.key === key
  const count = isCurrent ? asked.count : 0
  const age = intent ? serverNow() - intent.at : 0
  const repeated = intent && repeatedBody(intent)
  const asking = Boolean(repeated) && ((isCurrent && asked.byMember) || (age >= 0 && age < askedUnaskedMs))
  useEffect(() => {
    if (!asking || !intent || !repeated) return undefined
    const name = intent.name as N
    const timer = setTimeout(
      () =>
        void asCheck(key, () => call(name, repeated as CallInput<N>)).then((result) => {
          if (isIntentOpen(key)) setAsked((before) => ({ ...before, key, count: count + 1 }))
          else known.current?.(result, name, intent.request)
        }),
      Math.min(firstPauseMs * 2 ** count, longestPauseMs),
    )
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest follows from the key
  }, [key, count, asking])

  return { intent, asking, ask: () => setAsked({ key, count: 0, byMember: true }) }
}
