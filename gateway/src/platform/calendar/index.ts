export {
  addDays,
  type AskedRange,
  askedInstants,
  requestedRange,
  boundsOf,
  dayOf,
  isDay,
  previousSpan,
  type Span,
  spanOf,
  startOfDay,
} from './calendar'
export { periodAt, type Period } from './periods'
