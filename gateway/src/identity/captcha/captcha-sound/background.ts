import type { Random } from '../../../platform/runtime/random'
import { add, between, loudness, oneOf, rate, type Sound } from './sound'
import { drawnPitch, pitched } from './vary-speech'

/** A voice that says nothing: pieces of digits, backwards. It fills the gaps, so that loudness does not tell where a digit is. */
const murmur = (digits: readonly Sound[], length: number, random: Random): Sound => {
  const sound = new Float32Array(length)
  for (let at = -Math.round(between(random, 0, 0.3) * rate); at < length; ) {
    const word = pitched(oneOf(random, digits), drawnPitch(random), random).reverse()
    const start = Math.max(0, -at)
    add(sound, word.subarray(start), Math.max(0, at), between(random, 0.6, 1.2))
    at += Math.round(word.length * between(random, 0.55, 0.95))
  }
  return sound
}

/** Noise whose colour and strength change all the time. */
const hiss = (length: number, random: Random): Sound => {
  const sound = new Float32Array(length)
  const chance = random.bytes(length)
  const piece = Math.round(rate * between(random, 0.12, 0.3))
  let kept = 0
  let strength = 1
  let [old, fresh, stronger] = [0, 1, 0]
  for (let at = 0; at < length; at += 1) {
    if (at % piece === 0) {
      old = between(random, 0, 0.85)
      fresh = Math.sqrt(1 - old * old)
      stronger = (between(random, 0.3, 1.5) - strength) / piece
    }
    strength += stronger
    kept = old * kept + fresh * ((chance[at] ?? 0) / 127.5 - 1)
    sound[at] = strength * kept
  }
  return sound
}

/** What is heard besides the digits, with a loudness of one. */
export const background = (digits: readonly Sound[], length: number, random: Random): Sound => {
  const sound = new Float32Array(length)
  const share = between(random, 0.35, 0.6)
  for (const [part, factor] of [
    [murmur(digits, length, random), Math.sqrt(1 - share)],
    [hiss(length, random), Math.sqrt(share)],
  ] as const)
    add(sound, part, 0, factor / loudness(part))
  const whole = loudness(sound)
  return sound.map((sample) => sample / whole)
}
