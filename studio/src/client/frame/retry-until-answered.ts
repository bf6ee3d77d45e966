import type { Answer, Answered } from '../studio-api'

export const pause = (ms: number): Promise<void> =>
  new Promise((resume) => {
    window.setTimeout(resume, ms)
  })

export const pollDelay = (attempt: number): number => Math.min(8000, 700 * 2 ** attempt)

/** Retries until an answer arrives; a lost answer never counts as a refusal. */
export const createRetryUntilAnswered =
  (hear: (lost: boolean) => void) =>
  async <T>(ask: () => Promise<Answer<T>>): Promise<Answered<T>> => {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await ask()
      const wait =
        answer.kind === 'refused' && (answer.code === 'PACE' || answer.code === 'TOO_MANY_REQUESTS')
          ? Math.max(answer.waitMs, 200)
          : null
      if (answer.kind !== 'lost' && wait === null) {
        hear(false)
        return answer
      }
      if (answer.kind === 'lost') hear(true)
      await pause(wait ?? pollDelay(attempt))
    }
  }
