import type { Random } from '../../../platform/runtime/random'
import { between, rate, type Sound } from './sound'

const window = Math.round(0.03 * rate)
const hop = window / 2
const search = Math.round(0.008 * rate)
const shape = Float32Array.from({ length: window }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / window))

/** How well the sound at `from` goes on as the sound at `after` does. */
const likeness = (sound: Sound, from: number, after: number): number => {
  let sum = 0
  for (let i = 0; i < hop; i += 2) sum += (sound[from + i] ?? 0) * (sound[after + i] ?? 0)
  return sum
}

/** Longer or shorter at the same pitch: overlapping windows, each taken where it goes on best (WSOLA). */
const stretched = (sound: Sound, factor: number): Sound => {
  const length = Math.round(sound.length * factor)
  const result = new Float32Array(length + window)
  let previous = 0
  for (let at = 0; at < length; at += hop) {
    const wanted = Math.round(at / factor)
    let best = wanted
    if (at > 0) {
      let most = Number.NEGATIVE_INFINITY
      for (let from = Math.max(0, wanted - search); from <= wanted + search; from += 2) {
        const found = likeness(sound, from, previous + hop)
        if (found > most) [most, best] = [found, from]
      }
    }
    for (let i = 0; i < window; i += 1)
      result[at + i] = (result[at + i] ?? 0) + (sound[best + i] ?? 0) * (shape[i] ?? 0)
    previous = best
  }
  return result.subarray(0, length)
}

/** Another pitch and with it another length; it wobbles on the way. */
export const pitched = (sound: Sound, factor: number, random: Random): Sound => {
  const depth = between(random, 0.02, 0.06)
  const start = between(random, 0, 2 * Math.PI)
  const turn = (between(random, 0.5, 2) * 2 * Math.PI) / sound.length
  const result: number[] = []
  let [whole, part, step] = [1, 0, factor]
  while (whole < sound.length - 2) {
    const a = sound[whole - 1] ?? 0
    const b = sound[whole] ?? 0
    const c = sound[whole + 1] ?? 0
    const d = sound[whole + 2] ?? 0
    result.push(b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a))))
    if (result.length % 40 === 0) step = factor * (1 + depth * Math.sin(start + turn * whole))
    for (part += step; part >= 1; part -= 1) whole += 1
  }
  return Float32Array.from(result)
}

export const drawnPitch = (random: Random): number => between(random, 0.8, 1.3)

/** The same word by another voice: speed and pitch are drawn apart from each other. */
export const varied = (sound: Sound, random: Random): Sound => {
  const speed = between(random, 0.8, 1.15)
  const pitch = drawnPitch(random)
  return pitched(stretched(sound, pitch / speed), pitch, random)
}
