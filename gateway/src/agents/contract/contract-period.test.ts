import { contractPeriodAt } from './contract-period'

const zone = 'America/Sao_Paulo'
const at = (iso: string) => Date.parse(iso)

test.each([
  ['dailySalary', 'week', '2026-03-01T02:59:59Z', '2026-02-28'],
  ['dailySalary', 'week', '2026-03-01T03:00:00Z', '2026-03-01'],
  ['dividend', 'week', '2026-03-02T02:59:59Z', '2026-02-23/2026-03-01'],
  ['dividend', 'week', '2026-03-02T03:00:00Z', '2026-03-02/2026-03-08'],
  ['dividend', 'halfMonth', '2026-02-16T02:59:59Z', '2026-02-01/2026-02-15'],
  ['dividend', 'halfMonth', '2026-02-16T03:00:00Z', '2026-02-16/2026-02-28'],
  ['dividend', 'month', '2028-02-29T12:00:00Z', '2028-02-01/2028-02-29'],
  ['hourlySalary', 'week', '2026-03-01T02:59:59Z', '2026-03-01T02'],
] as const)('%s, %s, at %s: the period %s of the merchant’s time zone', (kind, period, instant, key) => {
  expect(contractPeriodAt(kind === 'dividend' ? { kind, period } : { kind }, at(instant), zone).key).toBe(key)
})

test('the day on which clocks go back: 25 hours, each an hour of its own', () => {
  const fallsBack = 'America/New_York'
  const day = contractPeriodAt({ kind: 'dailySalary' }, at('2026-11-01T12:00:00Z'), fallsBack)
  expect(day.to - day.from).toBe(25 * 3_600_000)
  const hours = Array.from({ length: 25 }, (_, hour) =>
    contractPeriodAt({ kind: 'hourlySalary' }, day.from + hour * 3_600_000, fallsBack),
  )
  expect(new Set(hours.map(({ key }) => key)).size).toBe(25)
  expect(hours.at(-1)?.to).toBe(day.to)
})

test('periods one after the other: the next begins where the last ends', () => {
  for (const period of ['week', 'halfMonth', 'month'] as const) {
    let one = contractPeriodAt({ kind: 'dividend', period }, at('2026-01-01T12:00:00Z'), zone)
    for (let count = 0; count < 60; count += 1) {
      const next = contractPeriodAt({ kind: 'dividend', period }, one.to, zone)
      expect(next.from).toBe(one.to)
      expect(next.key > one.key).toBe(true)
      one = next
    }
  }
})
