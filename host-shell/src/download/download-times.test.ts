import fc from 'fast-check'
import { bannerStay, popupEnd, popupStay } from './download-times'

const minutes = (ms: number) => Math.floor(ms / 60_000)
const seconds = (ms: number) => (ms / 1000) % 60
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('drawn times', () => {
  it('the banner stays 45–59 minutes and 20–59 seconds', () => {
    expect(bannerStay(() => 0)).toBe((45 * 60 + 20) * 1000)
    expect(bannerStay(() => 0.999999)).toBe((59 * 60 + 59) * 1000)
    fc.assert(
      fc.property(chance, (random) => {
        const stay = bannerStay(() => random)
        return minutes(stay) >= 45 && minutes(stay) <= 59 && seconds(stay) >= 20 && seconds(stay) <= 59
      }),
    )
  })

  it('the offer lasts 2–9 hours, plus minutes and seconds', () => {
    expect(popupStay(() => 0)).toBe(2 * 3600 * 1000)
    expect(popupStay(() => 0.999999)).toBe((9 * 3600 + 59 * 60 + 59) * 1000)
  })

  it('the end of the offer is drawn once and stored, also after it has passed', () => {
    let stored: string | null = null
    const storage = { read: () => stored, write: (value: string) => (stored = value) }
    const first = popupEnd(storage, 1_000_000, () => 0.5)
    expect(popupEnd(storage, 2_000_000, () => 0)).toBe(first)
    expect(popupEnd(storage, first + 86_400_000, () => 0)).toBe(first)
  })

  it('invalid stored end: drawn again', () => {
    let stored: string | null = 'tomorrow'
    const storage = { read: () => stored, write: (value: string) => (stored = value) }
    expect(popupEnd(storage, 1000, () => 0)).toBe(1000 + 7_200_000)
    expect(stored).toBe(String(1000 + 7_200_000))
  })
})
