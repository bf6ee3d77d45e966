/** @jest-environment jsdom */
import { admission, isShown, type Admission, type Guarded } from './access'

const types = { guest: null, trial: 4, member: 0, agent: 1, internal: 40, internalAgent: 41, unknown: 99 } as const

const cases: readonly [string, Guarded, keyof typeof types, readonly string[], Admission][] = [
  ['a public place admits a guest', { access: 'public' }, 'guest', [], 'admit'],
  [
    'a public place that refuses trial accounts turns them away',
    { access: 'public', refuse: ['trial'] },
    'trial',
    [],
    'refuse-trial',
  ],
  ['login is for guests only', { access: 'guest' }, 'member', [], 'home'],
  ['login admits a guest', { access: 'guest' }, 'guest', [], 'admit'],
  ['a member place sends a guest to login', { access: 'member' }, 'guest', [], 'login'],
  ['a member place admits a member', { access: 'member' }, 'member', [], 'admit'],
  ['a member place admits an agent', { access: 'member' }, 'agent', [], 'admit'],
  ...(['trial', 'internal', 'internalAgent', 'unknown'] as const).map((who): (typeof cases)[number] => [
    `deposit refuses the type of ${who}`,
    { access: 'member', refuse: ['nonDepositor'] },
    who,
    [],
    'refuse-trial',
  ]),
  ['deposit admits a member', { access: 'member', refuse: ['nonDepositor'] }, 'member', [], 'admit'],
  [
    'an unknown type is refused like a trial account',
    { access: 'member', refuse: ['trial'] },
    'unknown',
    [],
    'refuse-trial',
  ],
  [
    'deposit sends a guest to login before anything else',
    { access: 'member', refuse: ['nonDepositor'] },
    'guest',
    [],
    'login',
  ],
  ['the agency centre sends a member home', { access: 'agent' }, 'member', [], 'home'],
  ['the agency centre admits an agent', { access: 'agent' }, 'agent', [], 'admit'],
  ['a switched-off flag means that the place is absent', { access: 'public', flag: 'REWCEN3' }, 'member', [], 'absent'],
  ['a page for some guests: no flag, login', { access: 'member', guestFlag: 'GUESTCHAT3' }, 'guest', ['CBS3'], 'login'],
  ['a page for some guests: admitted', { access: 'member', guestFlag: 'GUESTCHAT3' }, 'guest', ['GUESTCHAT3'], 'admit'],
  [
    'a page for some guests refuses trial accounts as before',
    { access: 'member', guestFlag: 'GUESTCHAT3', refuse: ['trial'] },
    'trial',
    ['GUESTCHAT3'],
    'refuse-trial',
  ],
  ['a switched-on flag changes nothing else', { access: 'member', flag: 'REWCEN3' }, 'guest', ['REWCEN3'], 'login'],
]

describe('access to pages (spec §6)', () => {
  test.each(cases)('%s', (_title, place, who, flags, expected) => {
    expect(admission(place, types[who], flags)).toBe(expected)
  })
  test('a menu entry is shown exactly when its place admits', () => {
    expect(isShown({ when: 'agent' }, 0, [])).toBe(false)
    expect(isShown({ when: 'agent' }, 1, [])).toBe(true)
    expect(isShown({ when: 'member', flag: 'DEPRECM3' }, 0, [])).toBe(false)
    expect(isShown({}, null, [])).toBe(true)
  })
})
