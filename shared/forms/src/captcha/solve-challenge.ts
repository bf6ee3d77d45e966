import { fetchCaptchaChallenge } from '../api/captcha'
import { challengeAnswer } from './solved-challenge'

type Solution = { readonly counter: number; readonly derivedKey: string }

const isSolution = (message: unknown): message is Solution =>
  typeof message === 'object' && message !== null && 'derivedKey' in message

/** In a worker, so that the page stays responsive. Null: the browser has no worker, or it failed. */
const solveInWorker = (challenge: object, signal: AbortSignal): Promise<Solution | null> =>
  new Promise((resolve) => {
    try {
      // eslint-disable-next-line no-restricted-globals -- the build finds the worker's file by this form
      const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url))
      const end = (message: unknown) => {
        worker.terminate()
        resolve(isSolution(message) ? message : null)
      }
      worker.onmessage = ({ data }: MessageEvent<unknown>) => end(data)
      worker.onerror = () => end(null)
      signal.addEventListener('abort', () => end(null))
      worker.postMessage({ type: 'work', challenge })
    } catch {
      resolve(null)
    }
  })

/** The answer for a form's `captcha` field, or null when there is none. */
export const solveCaptchaChallenge = async (flow: string, signal: AbortSignal): Promise<string | null> => {
  const asked = await fetchCaptchaChallenge(flow, signal)
  if (!asked.ok || signal.aborted) return null
  const solution = await solveInWorker(asked.value, signal)
  return solution && challengeAnswer(asked.value, solution)
}
