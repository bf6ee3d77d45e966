export {
  addDays,
  type AskedRange,
  askedInstants,
  askedSpan,
  boundsOf,
  dayOf,
  isDay,
  longestRangeDays,
  previousSpan,
  type Span,
  spanOf,
  startOfDay,
} from './calendar'
export { periodAt, periods, type Period } from './periods'
