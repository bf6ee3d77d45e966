const day = 86_400_000

/** How far the device is off. */
export const clockShifts = [-365 * day, -day, 3 * 60_000, day, 365 * day]
/** By how much it is corrected while the page is open. */
export const clockCorrections = [day, -day]

type PassedMoment = {
  readonly name: string
  /** The merchant's. */
  readonly timeZone: string
  /** A quarter of a minute before it. */
  readonly before: number
  readonly today: string
  /** Day after it; the same where the clock changes within a day. */
  readonly next: string
}

/** What passes on an open page. Chile changes its clock at midnight: the first hour of a day is missing or one comes twice. */
export const passedMoments: readonly [PassedMoment, ...PassedMoment[]] = [
  {
    name: 'midnight',
    timeZone: 'America/Sao_Paulo',
    before: Date.parse('2026-03-28T02:59:45Z'),
    today: '2026-03-27',
    next: '2026-03-28',
  },
  {
    name: 'midnight and the clock one hour on',
    timeZone: 'America/Santiago',
    before: Date.parse('2026-09-06T03:59:45Z'),
    today: '2026-09-05',
    next: '2026-09-06',
  },
  {
    name: 'the clock one hour back to the same day',
    timeZone: 'America/Santiago',
    before: Date.parse('2026-04-05T02:59:45Z'),
    today: '2026-04-04',
    next: '2026-04-04',
  },
  {
    name: 'midnight after the hour that came twice',
    timeZone: 'America/Santiago',
    before: Date.parse('2026-04-05T03:59:45Z'),
    today: '2026-04-04',
    next: '2026-04-05',
  },
  {
    name: 'the clock one hour on in the night',
    timeZone: 'Europe/Madrid',
    before: Date.parse('2026-03-29T00:59:45Z'),
    today: '2026-03-29',
    next: '2026-03-29',
  },
]
