import { audienceOf, type AudienceDraft, typedMoment } from './publication-draft'

const nothing: AudienceDraft = {
  to: 'all',
  account: '',
  language: '',
  vipLevel: '',
  customers: '',
  registeredSince: '',
  verified: '',
}

test.each<[Partial<AudienceDraft>, unknown]>([
  [{}, { kind: 'all' }],
  [{ to: 'all', language: 'JA' }, { kind: 'all' }],
  [
    { to: 'member', account: ' player01 ' },
    { kind: 'member', account: 'player01' },
  ],
  [{ to: 'member' }, null],
  [{ to: 'segment' }, null],
  [
    { to: 'segment', language: 'JA', vipLevel: '2', verified: 'no' },
    { kind: 'segment', language: 'JA', vipLevel: 2, verified: false },
  ],
  [
    { to: 'segment', customers: 'agents', registeredSince: '2026-01-02' },
    { kind: 'segment', customers: 'agents', registeredSince: Date.UTC(2026, 0, 2) },
  ],
  [{ to: 'segment', registeredSince: 'never' }, null],
])('%j: %j', (draft, audience) => {
  expect(audienceOf({ ...nothing, ...draft })).toEqual(audience)
})

test("a typed time is in the operator's time zone", () => {
  expect(typedMoment('2026-01-02T10:00')).toBe(new Date(2026, 0, 2, 10).getTime())
  expect(typedMoment('')).toBeNull()
})
