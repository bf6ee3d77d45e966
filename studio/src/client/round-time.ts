import type { Boot } from './boot'

/** Time of a round with its zone, which is that of the site's records. */
export const roundTime = (at: number, { lang, timeZone }: Pick<Boot, 'lang' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(at)
