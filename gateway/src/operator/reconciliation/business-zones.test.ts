import { businessZones } from './business-zones'

const aurora = { currency: 'BRL', timeZone: 'America/Sao_Paulo' }
const lotus = { currency: 'THB', timeZone: 'Asia/Bangkok' }

test.each([
  ['each currency: business days of its merchant', [aurora, lotus], { BRL: aurora.timeZone, THB: lotus.timeZone }],
  [
    'two merchants with one currency: the first one decides',
    [lotus, { ...aurora, currency: 'THB' }],
    { THB: lotus.timeZone },
  ],
  ['a currency of no merchant: business days of the first merchant', [aurora, lotus], { KRW: aurora.timeZone }],
])('%s', (_rule, merchants, expected) => {
  const zones = businessZones(merchants)
  for (const [currency, timeZone] of Object.entries(expected))
    expect(zones.filter(({ has }) => has(currency)).map((zone) => zone.timeZone)).toEqual([timeZone])
})
