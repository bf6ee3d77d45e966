/** @jest-environment jsdom */
import { createSound } from './sound'

const started: number[] = []
beforeEach(() => {
  window.localStorage.clear()
  started.length = 0
  const ramp = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  }
  class Context {
    readonly currentTime = 0
    readonly destination = {}
    createGain() {
      return { gain: ramp, connect: () => undefined }
    }
    createOscillator() {
      return {
        frequency: { setValueAtTime: (frequency: number) => started.push(frequency) },
        connect: () => undefined,
        start: () => undefined,
        stop: () => undefined,
      }
    }
  }
  Object.assign(globalThis, { AudioContext: Context })
})

test('each level of a win sounds fuller than the one below; up to the stake there is silence', () => {
  const sound = createSound()
  sound.toggle()
  const tonesOf = (level: 'quiet' | 'small' | 'big' | 'huge') => {
    started.length = 0
    sound.win(level)
    return started.length
  }
  const [quiet, small, big, huge] = [tonesOf('quiet'), tonesOf('small'), tonesOf('big'), tonesOf('huge')]
  expect(quiet).toBe(0)
  expect(small).toBeGreaterThan(0)
  expect(big).toBeGreaterThan(small)
  expect(huge).toBeGreaterThan(big)
})

test('sound is off until the player turns it on, and the choice is remembered', () => {
  const sound = createSound()
  sound.win('huge')
  expect(started).toEqual([])
  expect(sound.toggle()).toBe(true)
  expect(createSound().enabled()).toBe(true)
  sound.toggle()
  sound.win('huge')
  expect(started).toEqual([])
})
