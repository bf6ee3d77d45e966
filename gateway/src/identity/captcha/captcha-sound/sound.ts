import type { Random } from '../../../platform/runtime/random'

/** Samples between -1 and 1. */
export type Sound = Float32Array

/** Samples a second: as a telephone has it. */
export const rate = 8000

export const between = (random: Random, low: number, high: number): number =>
  low + (random.int(10_001) / 10_000) * (high - low)

export const oneOf = <T>(random: Random, things: readonly T[]): T => things[random.int(things.length)] as T

/** Root of the mean square. */
export const loudness = (sound: Sound): number => {
  let sum = 0
  for (let at = 0; at < sound.length; at += 1) sum += (sound[at] ?? 0) ** 2
  return Math.sqrt(sum / Math.max(1, sound.length))
}

export const add = (onto: Sound, sound: Sound, at: number, factor = 1): void => {
  const end = Math.min(sound.length, onto.length - at)
  for (let i = 0; i < end; i += 1) onto[at + i] = (onto[at + i] ?? 0) + (sound[i] ?? 0) * factor
}

export const decibels = (level: number): number => 10 ** (level / 20)

const header = (length: number): Buffer => {
  const bytes = Buffer.alloc(44)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + length, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(length, 40)
  return bytes
}

/** One channel of eight bits, as loud as it can be. By index: an iterator makes an object of every sample. */
export const wav = (sound: Sound): Buffer => {
  let loudest = 1e-6
  for (let at = 0; at < sound.length; at += 1) {
    const sample = sound[at] ?? 0
    if (sample * sample > loudest * loudest) loudest = sample < 0 ? -sample : sample
  }
  const bytes = Buffer.alloc(sound.length)
  // What follows the point falls away, so a half more rounds.
  for (let at = 0; at < sound.length; at += 1) bytes[at] = 128.5 + (126 * (sound[at] ?? 0)) / loudest
  return Buffer.concat([header(bytes.length), bytes])
}
