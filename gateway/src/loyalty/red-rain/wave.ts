import type { RainRow } from './schema'

type Timing = Pick<RainRow, 'startsAt' | 'endsAt' | 'waveMs' | 'waves' | 'closedAt'>

/** The wave that falls now, from 0; null: none does. */
export const waveAt = ({ startsAt, endsAt, waveMs, waves, closedAt }: Timing, now: number): number | null =>
  closedAt !== null || now < startsAt || now >= endsAt
    ? null
    : Math.min(waves - 1, Math.floor((now - startsAt) / waveMs))

/** When the wave ends, or the first one begins. */
export const waveChangesAt = (rain: Timing, now: number): number => {
  const wave = waveAt(rain, now)
  return wave === null ? rain.startsAt : rain.startsAt + (wave + 1) * rain.waveMs
}

/** The wave in which an envelope falls first: each has the same number, as far as it goes. */
export const waveOfPlace = (place: number, envelopes: number, waves: number): number =>
  Math.floor((place * waves) / envelopes)
