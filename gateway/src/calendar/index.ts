export { addDays, type AskedRange, askedSpan, dayOf, longestRangeDays, previousSpan, type Span, spanOf, startOfDay } from './calendar'
