import { unmetNeeds, type Needs, type Offers } from './host-fit'

const needs: Needs = {
  contracts: '^1',
  shared: { react: '^19.1.0' },
  events: ['deposit.settled@1'],
  slots: ['home.hero'],
  tokens: ['--brand'],
}
const offers: Offers = {
  contracts: '1.4.0',
  shared: { react: '19.3.1' },
  events: ['deposit.settled@1'],
  slots: ['home.hero'],
  tokens: ['--brand'],
}

test('a host that has everything meets every need', () => {
  expect(unmetNeeds(needs, offers)).toEqual([])
})

test.each<[string, Partial<Offers>, object]>([
  ['speaks other contracts', { contracts: '2.0.0' }, { kind: 'contracts', wanted: '^1', offered: '2.0.0' }],
  ['shares an older module', { shared: { react: '18.3.1' } }, { kind: 'shared', wanted: 'react', offered: '18.3.1' }],
  ['does not share the module', { shared: {} }, { kind: 'shared', wanted: 'react', offered: undefined }],
  ['does not know the event', { events: [] }, { kind: 'event', wanted: 'deposit.settled@1' }],
  ['does not have the slot', { slots: [] }, { kind: 'slot', wanted: 'home.hero' }],
  ['does not define the token', { tokens: [] }, { kind: 'tokens', wanted: '--brand' }],
])('a host that %s is told apart', (_what, change, unmet) => {
  expect(unmetNeeds(needs, { ...offers, ...change })).toEqual([unmet])
})

test('a list that a host does not give is not held against it', () => {
  expect(unmetNeeds(needs, { shared: offers.shared })).toEqual([])
})
