import type { Answer, Attempt, Outgoing } from './attempt'
import { failureIn, isReadable, verdictOf } from './envelope'
import { clientFailure } from './failure'
import { fetchRead } from './fetch-read'
import { clientSettings } from './settings'
import { sendWrite } from './send-write'

const retries = 2
/** Half the time limit of a call: the visitor sees a slow network before the call fails. */
export const slowAfter = 5_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const backoff = (attempt: number): number => 250 * 2 ** attempt * (0.5 + Math.random())

const attempt = async (outgoing: Outgoing): Promise<Attempt> => {
  if (outgoing.method === 'GET') return fetchRead(outgoing)
  const sealed = outgoing.seal ? await outgoing.seal() : outgoing
  return sealed ? sendWrite({ ...outgoing, ...sealed }) : { kind: 'failed', code: 'offline' }
}

/** A write is repeated after every unreadable answer: its key makes that the question what became of it. */
const worthRetrying = (answer: Answer, isRead: boolean): boolean => {
  if (answer.kind === 'failed') return answer.code === 'offline' || answer.code === 'answer.lost'
  if ([502, 503, 504].includes(answer.status)) return true
  return !isReadable(answer) && answer.status !== 429 && (!isRead || answer.status < 400)
}

/** What one attempt says about the request. */
const verdict = (answer: Answer) => verdictOf(answer.kind === 'failed' ? clientFailure(answer.code) : failureIn(answer))

const exchange = async (outgoing: Outgoing, wasInDoubt: boolean): Promise<Answer> => {
  const isRead = outgoing.method === 'GET'
  let inDoubt = wasInDoubt
  for (let count = 0; ; count += 1) {
    const answer = await attempt(outgoing)
    const said = verdict(answer)
    if (!outgoing.repeatable || count >= retries || outgoing.signal?.aborted || !worthRetrying(answer, isRead))
      // An attempt that had no effect says nothing about the one before it.
      return !isRead && inDoubt && said === 'held' ? { kind: 'failed', code: 'answer.lost' } : answer
    inDoubt ||= said === 'doubtful'
    await wait(Math.min(answer.retryAfter ?? backoff(count), 3000))
  }
}

/** One HTTP exchange with at most two repetitions, with jitter, of what is safe to repeat. `wasInDoubt`: an earlier one may have had an effect. */
export const send = async (outgoing: Outgoing, wasInDoubt = false): Promise<Answer> => {
  const watchdog = setTimeout(() => clientSettings().onSlow(), slowAfter)
  try {
    return await exchange(outgoing, wasInDoubt)
  } finally {
    clearTimeout(watchdog)
  }
}
