export type Random = () => number

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** A whole number from `least` to `most`, both included. */
const draw = (random: Random, least: number, most: number): number => least + Math.floor(random() * (most - least + 1))

/** How long the banner stays by itself: 45–59 minutes and 20–59 seconds (spec §2). */
export const bannerStay = (random: Random): number => draw(random, 45, 59) * minute + draw(random, 20, 59) * second

/** How long the popup's countdown runs: 2–9 hours, plus minutes and seconds (spec §9). */
export const popupStay = (random: Random): number =>
  draw(random, 2, 9) * hour + draw(random, 0, 59) * minute + draw(random, 0, 59) * second

const longestPopupMs = 10 * hour

export type EndStorage = { readonly read: () => string | null; readonly write: (value: string) => void }

/**
 * Drawn once and stored: another page, day or tab sees the same end; an end that has passed stays passed (domain
 * §8.27).
 */
export const popupEnd = (storage: EndStorage, now: number, random: Random): number => {
  const known = Number(storage.read())
  // A longer one was stored under another clock.
  if (Number.isSafeInteger(known) && known > 0 && known <= now + longestPopupMs) return known
  const end = now + popupStay(random)
  storage.write(String(end))
  return end
}
