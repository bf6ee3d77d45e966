export type TimeLeft = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly over: boolean
}

/** Whole units left; a started second still counts, so that the end is reached exactly at zero. */
export const timeLeft = (milliseconds: number): TimeLeft => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    over: seconds === 0,
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** "02:05:09"; hours exceed 24, so that no word for days is needed. */
export const clockText = ({ days, hours, minutes, seconds }: TimeLeft): string =>
  `${two(days * 24 + hours)}:${two(minutes)}:${two(seconds)}`
