import type { Sound } from './sound'

/** Two programs that listen for the digits of a captcha and know the clean samples; for the test only. */
export type Attacker = (sound: Sound) => string

type Spectrum = { readonly real: Float64Array; readonly imaginary: Float64Array }

const longest = 16_384
const circle = Array.from({ length: longest / 2 }, (_, k) => (2 * Math.PI * k) / longest)
const cosines = Float64Array.from(circle, Math.cos)
const sines = Float64Array.from(circle, Math.sin)

/** In place, of a length that is a power of two. */
const transform = ({ real, imaginary }: Spectrum, inverse = false): void => {
  const n = real.length
  for (let i = 1, j = 0; i < n; i += 1) {
    let bit = n >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      for (const part of [real, imaginary]) {
        const kept = part[i] ?? 0
        part[i] = part[j] ?? 0
        part[j] = kept
      }
    }
  }
  for (let size = 2; size <= n; size *= 2) {
    const half = size / 2
    const turn = longest / size
    const sense = inverse ? 1 : -1
    for (let start = 0; start < n; start += size) {
      for (let k = 0; k < half; k += 1) {
        const low = start + k
        const high = low + half
        const c = cosines[k * turn] ?? 0
        const s = sense * (sines[k * turn] ?? 0)
        const hr = real[high] ?? 0
        const hi = imaginary[high] ?? 0
        const r = hr * c - hi * s
        const i = hr * s + hi * c
        real[high] = (real[low] ?? 0) - r
        imaginary[high] = (imaginary[low] ?? 0) - i
        real[low] = (real[low] ?? 0) + r
        imaginary[low] = (imaginary[low] ?? 0) + i
      }
    }
  }
}

const frame = 256
const step = 80
const bands = 12
const slices = 5
const fading = Float64Array.from({ length: frame }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / frame))

const energy = (sound: Sound, from: number): number => {
  let sum = 1e-9
  for (let i = from; i < from + frame; i += 1) sum += (sound[i] ?? 0) ** 2
  return 10 * Math.log10(sum)
}

/** Runs of frames above a level that lies so far between quiet and loud; pauses inside of a word are bridged. */
const runsAbove = (levels: readonly number[], part: number): (readonly [from: number, to: number])[] => {
  const sorted = [...levels].sort((a, b) => a - b)
  const [quiet = 0, loud = 0] = [sorted[Math.floor(sorted.length * 0.1)], sorted[Math.floor(sorted.length * 0.97)]]
  const threshold = quiet + part * (loud - quiet)
  const runs: [number, number][] = []
  levels.forEach((level, at) => {
    if (level < threshold) return
    const last = runs.at(-1)
    if (last && at - last[1] <= 8) last[1] = at
    else runs.push([at, at])
  })
  return runs.filter(([from, to]) => to - from >= 12)
}

/** How much of each band is heard in each part of a word, whatever its length and loudness. */
const shapeOf = (word: Sound): Float64Array => {
  const shape = new Float64Array(slices * bands)
  const frames = Math.max(slices, Math.floor((word.length - frame) / step))
  const part = { real: new Float64Array(frame), imaginary: new Float64Array(frame) }
  for (let at = 0; at < frames; at += 1) {
    for (let i = 0; i < frame; i += 1) part.real[i] = (word[at * step + i] ?? 0) * (fading[i] ?? 0)
    part.imaginary.fill(0)
    transform(part)
    const slice = Math.floor((at * slices) / frames)
    for (let line = 4; line < 4 + bands * 9; line += 1) {
      const place = slice * bands + Math.floor((line - 4) / 9)
      shape[place] = (shape[place] ?? 0) + (part.real[line] ?? 0) ** 2 + (part.imaginary[line] ?? 0) ** 2
    }
  }
  const logs = shape.map((power) => Math.log(power + 1e-9))
  const mean = logs.reduce((sum, level) => sum + level, 0) / logs.length
  return logs.map((level) => level - mean)
}

const distance = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0)

/** Cuts the sound where it is quiet, at the level that leaves four words, and takes for each the digit whose bands are nearest. */
export const segmenter = (digits: readonly Sound[]): Attacker => {
  const shapes = digits.map(shapeOf)
  return (sound) => {
    const levels = Array.from({ length: Math.floor((sound.length - frame) / step) }, (_, at) =>
      energy(sound, at * step),
    )
    const tries = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9].map((part) => runsAbove(levels, part))
    const runs = tries.find((each) => each.length === 4) ?? tries.find((each) => each.length > 4) ?? tries[0] ?? []
    const words = [...runs]
      .sort((a, b) => b[1] - b[0] - (a[1] - a[0]))
      .slice(0, 4)
      .sort((a, b) => a[0] - b[0])
    return words
      .map(([from, to]) => {
        const heard = shapeOf(sound.subarray(from * step, to * step + frame))
        const distances = shapes.map((shape) => distance(shape, heard))
        return distances.indexOf(Math.min(...distances))
      })
      .join('')
  }
}

/** Less than the shortest digit and the gap after it, in samples of a quarter. */
const apart = 700

/** A quarter of the samples keeps the strongest part of a voice, and the clean digits are all found by it. */
const quartered = (sound: Sound): Float64Array =>
  Float64Array.from(
    { length: sound.length >> 2 },
    (_, at) => (sound[4 * at] ?? 0) + (sound[4 * at + 1] ?? 0) + (sound[4 * at + 2] ?? 0) + (sound[4 * at + 3] ?? 0),
  )

/** Where each clean sample fits best, by normalised correlation; the four best fits that lie apart are the digits. */
export const matchedFilter = (digits: readonly Sound[]): Attacker => {
  const spectra = digits.map((digit) => {
    const samples = quartered(digit)
    const power = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0))
    const spectrum = { real: new Float64Array(longest), imaginary: new Float64Array(longest) }
    samples.forEach((sample, at) => (spectrum.real[at] = sample / power))
    transform(spectrum)
    return { ...spectrum, length: samples.length }
  })
  return (sound) => {
    const samples = quartered(sound).subarray(0, longest)
    const heard = { real: new Float64Array(longest), imaginary: new Float64Array(longest) }
    heard.real.set(samples)
    transform(heard)
    const power = new Float64Array(longest + 1)
    for (let at = 0; at < longest; at += 1) power[at + 1] = (power[at] ?? 0) + (samples[at] ?? 0) ** 2
    const fits = new Float64Array(samples.length)
    const fitting = new Uint8Array(samples.length)
    for (let pair = 0; pair < 10; pair += 2) {
      // Two real correlations in one transform: the second is the imaginary part.
      const both = { real: new Float64Array(longest), imaginary: new Float64Array(longest) }
      const [a, b] = [spectra[pair], spectra[pair + 1]]
      if (!a || !b) continue
      for (let k = 0; k < longest; k += 1) {
        const hr = heard.real[k] ?? 0
        const hi = heard.imaginary[k] ?? 0
        const ar = a.real[k] ?? 0
        const ai = a.imaginary[k] ?? 0
        const br = b.real[k] ?? 0
        const bi = b.imaginary[k] ?? 0
        both.real[k] = hr * ar + hi * ai - (hi * br - hr * bi)
        both.imaginary[k] = hi * ar - hr * ai + (hr * br + hi * bi)
      }
      transform(both, true)
      for (const [digit, found, length] of [
        [pair, both.real, a.length],
        [pair + 1, both.imaginary, b.length],
      ] as const)
        for (let at = 0; at + length < samples.length; at += 1) {
          const around = (power[at + length] ?? 0) - (power[at] ?? 0)
          const fit = (found[at] ?? 0) ** 2 / (around + 1e-9)
          if (fit <= (fits[at] ?? 0)) continue
          fits[at] = fit
          fitting[at] = digit
        }
    }
    const places: number[] = []
    while (places.length < 4) {
      let best = 0
      for (let at = 1; at < fits.length; at += 1) if ((fits[at] ?? 0) > (fits[best] ?? 0)) best = at
      places.push(best)
      fits.fill(0, Math.max(0, best - apart), best + apart)
    }
    return places
      .sort((a, b) => a - b)
      .map((at) => fitting[at])
      .join('')
  }
}
