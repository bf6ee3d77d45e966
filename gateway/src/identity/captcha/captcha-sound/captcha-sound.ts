import type { WireLanguage } from '@mosaic/contracts'
import type { Random } from '../../../platform/runtime/random'
import { background } from './background'
import { add, between, decibels, loudness, rate, wav } from './sound'
import { spokenDigits } from './spoken-digits'
import { varied } from './vary-speech'

const seconds = (random: Random, low: number, high: number): number => Math.round(between(random, low, high) * rate)

/** Decibels by which the digits stand above everything else. */
const above = { low: 5, high: 8 } as const

/** The digits in the visitor's language, with another speed, pitch, gap and background each time. */
export const captchaSound = async (answer: string, language: WireLanguage, random: Random): Promise<string> => {
  const digits = await spokenDigits(language)
  const words = [...answer].map((digit) => varied(digits[Number(digit)] ?? new Float32Array(0), random))
  const gaps = words.map(() => seconds(random, 0.35, 0.9))
  const before = seconds(random, 0.5, 1.2)
  const length =
    words.reduce((sum, word, index) => sum + word.length + (gaps[index] ?? 0), before) + seconds(random, 0.2, 0.8)
  const sound = background(digits, length, random)
  let at = before
  words.forEach((word, index) => {
    const level = decibels(between(random, above.low, above.high))
    add(sound, word, at, level / loudness(word))
    at += word.length + (gaps[index] ?? 0)
  })
  return `data:audio/wav;base64,${wav(sound).toString('base64')}`
}
