import { unmetNeeds, type Needs, type Provisions } from './host-fit'

const needs: Needs = {
  shared: { react: '^19.1.0', '@mosaic/ui': '*' },
  exports: { '@mosaic/ui': ['Button'] },
  endpoints: ['funds'],
  events: ['deposit.settled@1'],
  slots: ['home.hero'],
  icons: ['star'],
  tokens: ['--brand'],
}
const offers: Provisions = {
  shared: { react: '19.3.1', '@mosaic/ui': '1.0.0' },
  exports: { '@mosaic/ui': ['Button', 'Card'] },
  endpoints: ['funds'],
  events: ['deposit.settled@1'],
  slots: ['home.hero'],
  icons: ['star'],
  tokens: ['--brand'],
}

test('a host that has everything meets every need', () => {
  expect(unmetNeeds(needs, offers)).toEqual([])
})

test.each<[string, Partial<Provisions>, object]>([
  [
    'shares an older module',
    { shared: { ...offers.shared, react: '18.3.1' } },
    { kind: 'shared', wanted: 'react', offered: '18.3.1' },
  ],
  [
    'does not share the module',
    { shared: { '@mosaic/ui': '1.0.0' } },
    { kind: 'shared', wanted: 'react', offered: undefined },
  ],
  // Named once, not export by export.
  [
    'does not share a package of ours',
    { shared: { react: '19.3.1' } },
    { kind: 'shared', wanted: '@mosaic/ui', offered: undefined },
  ],
  [
    'does not export the name',
    { exports: { '@mosaic/ui': ['Card'] } },
    { kind: 'export', wanted: 'Button of @mosaic/ui' },
  ],
  ['exports nothing of the package', { exports: {} }, { kind: 'export', wanted: 'Button of @mosaic/ui' }],
  ['does not know the endpoint', { endpoints: [] }, { kind: 'endpoint', wanted: 'funds' }],
  ['does not know the event', { events: [] }, { kind: 'event', wanted: 'deposit.settled@1' }],
  ['does not have the slot', { slots: [] }, { kind: 'slot', wanted: 'home.hero' }],
  ['does not have the icon', { icons: [] }, { kind: 'icon', wanted: 'star' }],
  ['does not define the token', { tokens: [] }, { kind: 'tokens', wanted: '--brand' }],
])('a host that %s is recognised', (_what, change, unmet) => {
  expect(unmetNeeds(needs, { ...offers, ...change })).toEqual([unmet])
})

test('a list that a host does not give is not held against it', () => {
  expect(unmetNeeds(needs, { shared: offers.shared })).toEqual([])
})
