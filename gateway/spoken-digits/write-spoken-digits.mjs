// Speaks the ten digits in each language of the site and writes them as samples: `node gateway/spoken-digits/write-spoken-digits.mjs`.
import startSynthesizer from '@echogarden/espeak-ng-emscripten'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const voices = { en: 'en-us', pt: 'pt-br', ja: 'ja', ko: 'ko', es: 'es-419', th: 'th' }
const wordsAMinute = 150
/** Hz: as a telephone has it. */
const rate = 8000
const loudness = 0.14

const synthesizer = new (await startSynthesizer()).eSpeakNGWorker()
const synthesizerRate = synthesizer.get_samplerate()

const speak = (text) => {
  const parts = []
  // A callback that returns something ends the speech.
  synthesizer.synthesize(text, (samples) => void parts.push(...samples))
  return parts.map((sample) => sample / 32768)
}

const sinc = (x) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** Fewer samples a second; a windowed sinc keeps what lies above half the new rate from folding back. */
const resample = (samples) => {
  const step = synthesizerRate / rate
  const cut = 0.95 / step
  const reach = Math.ceil(16 * step)
  return Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const middle = at * step
    let sum = 0
    for (let i = Math.ceil(middle - reach); i <= middle + reach; i += 1) {
      const distance = i - middle
      sum += (samples[i] ?? 0) * cut * sinc(cut * distance) * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach))
    }
    return sum
  })
}

const trimmed = (samples) => {
  const heard = Math.max(...samples.map(Math.abs)) / 50
  const first = samples.findIndex((sample) => Math.abs(sample) > heard)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > heard)
  return samples.slice(first, last + 1)
}

const equallyLoud = (samples) => {
  const power = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
  return samples.map((sample) => (sample * loudness) / power)
}

/** G.711 µ-law, with its bits as they are (not inverted). */
const muLaw = (sample) => {
  const level = Math.min(1, Math.abs(sample))
  return (sample < 0 ? 128 : 0) + Math.round((127 * Math.log(1 + 255 * level)) / Math.log(256))
}

for (const [tag, voice] of Object.entries(voices)) {
  synthesizer.set_voice(voice)
  synthesizer.set_rate(wordsAMinute)
  const digits = Array.from({ length: 10 }, (_, digit) =>
    Buffer.from(equallyLoud(trimmed(resample(speak(String(digit))))).map(muLaw)).toString('base64'),
  )
  const file = new URL(`../src/identity/captcha/captcha-sound/spoken/${tag}.json`, import.meta.url)
  writeFileSync(fileURLToPath(file), `${JSON.stringify(digits, null, 2)}\n`)
}
