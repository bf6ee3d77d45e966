import { useEffect, useRef, useState } from 'react'
import { solveCaptchaChallenge } from './solve-challenge'

type ChallengeState = 'idle' | 'solving' | 'failed'

type CaptchaChallenge = {
  readonly state: ChallengeState
  /** Resolves to the answer, or to null when there is none. */
  readonly solve: () => Promise<string | null>
}

/** Proof of work in place of the picture. It stops when the field unmounts. */
export const useCaptchaChallenge = (flow: string): CaptchaChallenge => {
  const [state, setState] = useState<ChallengeState>('idle')
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const solve = async () => {
    const controller = new AbortController()
    running.current = controller
    setState('solving')
    const answer = await solveCaptchaChallenge(flow, controller.signal)
    if (controller.signal.aborted) return null
    setState(answer === null ? 'failed' : 'idle')
    return answer
  }
  return { state, solve }
}
