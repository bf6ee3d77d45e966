import { setTimeout as delay } from 'node:timers/promises'

/** A gateway that has more to do than connections answers 503 before it touched anything; its caller then asks again. */
export const retryingOn503 = async <T>(ask: () => Promise<T>, isAnswer: (answer: T) => boolean): Promise<T> => {
  for (;;) {
    const answer = await ask()
    if (isAnswer(answer)) return answer
    await delay(50)
  }
}
