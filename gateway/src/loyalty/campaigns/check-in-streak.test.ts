import { streakOf } from './check-in-streak'

test.each([
  ['no day', [], '2026-03-10', 'America/Sao_Paulo', 0],
  ['up to yesterday', ['2026-03-08', '2026-03-09'], '2026-03-10', 'America/Sao_Paulo', 2],
  ['with today', ['2026-03-08', '2026-03-09', '2026-03-10'], '2026-03-10', 'America/Sao_Paulo', 3],
  ['a gap', ['2026-03-07', '2026-03-09'], '2026-03-10', 'America/Sao_Paulo', 1],
  ['over a clock change', ['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-31', 'Europe/Madrid', 3],
  ['over a day that the zone skipped', ['2011-12-28', '2011-12-29'], '2011-12-31', 'Pacific/Apia', 2],
])('%s', (_title, signed, today, timeZone, days) => {
  expect(streakOf(new Set(signed), today, timeZone)).toBe(days)
})
