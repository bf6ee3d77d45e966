import type { Boot } from './boot'

/** When a round was played, in the zone of the site's records and with its name. */
export const roundTime = (at: number, { lang, timeZone }: Pick<Boot, 'lang' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(at)
