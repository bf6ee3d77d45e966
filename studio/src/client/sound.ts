import type { WinLevel } from './frame/win-level'

/** A small synthesiser without downloads; silent until the player turns it on. */
export type Sound = {
  readonly enabled: () => boolean
  readonly toggle: () => boolean
  readonly reelStop: (reel: number) => void
  /** A win within a round, such as one of several turns. */
  readonly line: () => void
  /** The result of a round; silent up to the stake. */
  readonly win: (level: WinLevel) => void
  readonly press: () => void
}

/** A rising chord, longer and fuller with each level. */
const chords: Readonly<Record<WinLevel, readonly number[]>> = {
  quiet: [],
  small: [523, 659],
  big: [523, 659, 784, 1047],
  huge: [523, 659, 784, 1047, 1319, 1568, 2093],
}

const memory = 'studio.sound'

const remembered = (): boolean => {
  try {
    return window.localStorage.getItem(memory) === '1'
  } catch {
    return false
  }
}

export const createSound = (): Sound => {
  let on = remembered()
  let context: AudioContext | null = null

  const tone = (frequency: number, startIn: number, length: number, loudness: number, type: OscillatorType): void => {
    if (!on || typeof AudioContext === 'undefined') return
    context = context ?? new AudioContext()
    const start = context.currentTime + startIn
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = type
    oscillator.frequency.setValueAtTime(frequency, start)
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loudness, start + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    oscillator.connect(gain)
    gain.connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + length)
  }

  return {
    enabled: () => on,
    toggle: () => {
      on = !on
      try {
        window.localStorage.setItem(memory, on ? '1' : '0')
      } catch {
        // The choice lasts for this visit only.
      }
      return on
    },
    press: () => tone(330, 0, 0.09, 0.05, 'triangle'),
    reelStop: (reel) => tone(150 + reel * 18, 0, 0.12, 0.08, 'sine'),
    line: () => tone(784, 0, 0.25, 0.05, 'triangle'),
    win: (level) =>
      chords[level].forEach((frequency, at) => {
        tone(frequency, at * 0.09, 0.4, 0.06, 'triangle')
        if (level === 'huge') tone(frequency / 2, at * 0.09, 0.7, 0.04, 'sine')
      }),
  }
}
