import { clientSettings } from './settings'

/** Half a second: a `Date` header has whole seconds, cut off. */
const middleOfSecond = 500

/** Passes on the time of an answer's `Date` header. */
export const reportTime = (header: unknown): void => {
  if (typeof header === 'string') clientSettings().onServerTime(Date.parse(header) + middleOfSecond)
}
