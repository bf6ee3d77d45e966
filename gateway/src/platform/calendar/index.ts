export {
  addDays,
  type AskedRange,
  askedInstants,
  askedSpan,
  boundsOf,
  dayOf,
  isDay,
  previousSpan,
  type Span,
  spanOf,
  startOfDay,
} from './calendar'
export { periodAt, type Period } from './periods'
