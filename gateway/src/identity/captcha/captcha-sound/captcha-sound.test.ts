import { wireLanguages } from '@mosaic/contracts'
import { seededRandom } from '../../../platform/runtime/random'
import { matchedFilter, segmenter, type Attacker } from './attackers'
import { captchaSound } from './captcha-sound'
import { add, rate, type Sound } from './sound'
import { spokenDigits } from './spoken-digits'

const random = seededRandom('captcha sound')
const anyAnswer = () => Array.from({ length: 4 }, () => random.int(10)).join('')
const heard = (dataUrl: string): Sound => {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64').subarray(44)
  return new Float32Array(bytes).map((byte) => byte / 128 - 1)
}

/** The digits as they were rendered, with silence between them. */
const plain = async (answer: string): Promise<Sound> => {
  const digits = await spokenDigits('EN')
  const sound = new Float32Array(6 * rate)
  ;[...answer].forEach((digit, index) => add(sound, digits[Number(digit)] ?? sound, Math.round((0.5 + index) * rate)))
  return sound
}
const attackers = { segmenter, matchedFilter } as const
type Name = keyof typeof attackers
const names = Object.keys(attackers) as Name[]

test.each(names)('the %s reads digits that are spoken plainly', async (name) => {
  const attacker = attackers[name](await spokenDigits('EN'))
  const answers = Array.from({ length: 10 }, anyAnswer)
  const sounds = await Promise.all(answers.map(plain))
  expect(sounds.filter((sound, at) => attacker(sound) === answers[at]).length).toBeGreaterThanOrEqual(8)
})

test('of 200 captchas in all languages each attacker, who knows the clean samples, solves less than a tenth', async () => {
  const solved: Record<Name, number> = { segmenter: 0, matchedFilter: 0 }
  const listeners = new Map<string, Record<Name, Attacker>>()
  for (const language of wireLanguages) {
    const digits = await spokenDigits(language)
    listeners.set(language, { segmenter: segmenter(digits), matchedFilter: matchedFilter(digits) })
  }
  for (let sound = 0; sound < 200; sound += 1) {
    const language = wireLanguages[sound % wireLanguages.length] ?? 'EN'
    const answer = anyAnswer()
    const samples = heard(await captchaSound(answer, language, random))
    for (const name of names) if (listeners.get(language)?.[name](samples) === answer) solved[name] += 1
  }
  expect(solved.segmenter).toBeLessThan(20)
  expect(solved.matchedFilter).toBeLessThan(20)
})

test('no recording is like another, not even in its length', async () => {
  const sounds = await Promise.all(Array.from({ length: 5 }, () => captchaSound('1234', 'PT', random)))
  expect(new Set(sounds.map((sound) => sound.length)).size).toBe(5)
})
