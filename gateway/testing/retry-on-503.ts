import { setTimeout as delay } from 'node:timers/promises'

/** An overloaded gateway answers 503 before it changes anything; its caller then repeats the call. */
export const retryingOn503 = async <T>(ask: () => Promise<T>, isAnswer: (answer: T) => boolean): Promise<T> => {
  for (;;) {
    const answer = await ask()
    if (isAnswer(answer)) return answer
    await delay(50)
  }
}
