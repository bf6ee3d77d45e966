export {
  addDays,
  type AskedRange,
  askedInstants,
  askedSpan,
  boundsOf,
  dayOf,
  longestRangeDays,
  previousSpan,
  type Span,
  spanOf,
  startOfDay,
} from './calendar'
export { periodAt, periods, type Period } from './periods'
