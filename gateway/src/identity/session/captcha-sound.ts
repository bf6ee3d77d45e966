import type { Random } from '../../platform/kernel/random'

const rate = 8000
const seconds = { beep: 0.14, gap: 0.16, pause: 0.8, low: 0.5 } as const
/** Hz; a zero is one long low tone, every other digit as many short high ones. */
const pitch = { high: 880, low: 220 } as const

type Tone = { readonly frequency: number; readonly length: number }

const silence = (length: number): Tone => ({ frequency: 0, length })

const tonesOf = (digit: number): Tone[] =>
  digit === 0
    ? [{ frequency: pitch.low, length: seconds.low }]
    : Array.from({ length: digit }, (): Tone[] => [
        { frequency: pitch.high, length: seconds.beep },
        silence(seconds.gap),
      ]).flat()

const wav = (samples: Uint8Array): Buffer => {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

/** The digits as rows of beeps, which need no language and no recorded voice. Pitch and level waver, so that no two recordings are alike. */
export const captchaSound = (answer: string, random: Random): string => {
  const tones = [...answer].flatMap((digit) => [...tonesOf(Number(digit)), silence(seconds.pause)])
  const samples = tones.flatMap(({ frequency, length }) => {
    const bent = frequency * (0.94 + random.int(120) / 1000)
    return Array.from(
      { length: Math.round(length * rate) },
      (_, at) => 128 + Math.round(frequency === 0 ? 0 : 80 * Math.sin((2 * Math.PI * bent * at) / rate)),
    )
  })
  const noise = random.bytes(samples.length)
  return `data:audio/wav;base64,${wav(Uint8Array.from(samples, (sample, at) => Math.min(255, Math.max(0, sample + ((noise[at] ?? 0) % 13) - 6)))).toString('base64')}`
}
