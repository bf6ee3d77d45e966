import { daysInAddress, withDays } from './days-in-address'

test.each([
  ['startDate=2026-03-01&endDate=2026-03-01', { startDate: '2026-03-01', endDate: '2026-03-01' }],
  ['startDate=2026-03-01&endDate=2026-03-31', { startDate: '2026-03-01', endDate: '2026-03-31' }],
  ['startDate=2026-03-01&endDate=2026-04-01', undefined],
  ['startDate=2026-03-02&endDate=2026-03-01', undefined],
  ['startDate=2026-02-30&endDate=2026-03-01', undefined],
  ['startDate=2026-03-01', undefined],
  ['endDate=2026-03-01', undefined],
  ['startDate=&endDate=', undefined],
  ['startDate=today&endDate=2026-03-01', undefined],
  ['startDate=0000-00-00&endDate=0000-00-00', undefined],
])('the days of ?%s are %j', (text, days) => {
  expect(daysInAddress(new URLSearchParams(text))).toEqual(days)
})

test('a link to certain days: read back as it was written', () => {
  const days = { startDate: '2026-02-28', endDate: '2026-03-02' }
  expect(
    daysInAddress(new URL(withDays('/m/teamBetting', days, { gameType: 'RNG' }), 'https://site.test').searchParams),
  ).toEqual(days)
})
