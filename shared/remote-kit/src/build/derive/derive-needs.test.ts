import type { RemoteDeclaration } from '../../manifest'
import { rootTakers, sharedTakers } from './derive-calls'
import { deriveNeeds } from './derive-needs'
import { allTakers, ownPackages, sharedExports } from './shared-code'
import { neededTokens } from '../check/tokens'

const declaration: Pick<RemoteDeclaration, 'routes' | 'extensions' | 'menu'> = { routes: [] }
const derived = (code: string, declared = declaration) =>
  deriveNeeds([{ path: 'src/Page.tsx', text: code }], declared, shared)
const shared = { packages: ownPackages, takers: allTakers(), icons: ['star', 'bank', 'gift'] }
const client = "import { call, useApiQuery } from '@mosaic/api-client'\n"
const bus = "import { bus } from '@mosaic/event-bus'\n"

test('names imported from a shared package are needed, types are not, and a renamed one counts by its own name', () => {
  const { needs, faults } = derived(`
    import { Button, Icon as Mark, type ButtonProps } from '@mosaic/ui'
    import type { CardProps } from '@mosaic/ui'
    import { useState } from 'react'
    export { Card } from '@mosaic/ui'
  `)
  expect(needs.exports).toEqual({ '@mosaic/ui': ['Button', 'Card', 'Icon'] })
  expect(faults).toEqual([])
})

test.each([
  ["import * as ui from '@mosaic/ui'"],
  ["export * from '@mosaic/ui'"],
  ["const later = () => import('@mosaic/ui')"],
  ["const later = () => import('@mosaic/' + 'ui')"],
  ["const ui = require('@mosaic/ui')"],
  ["import ui = require('@mosaic/ui')"],
])('%s is refused with its place, because its uses cannot be derived', (code) => {
  expect(derived(code).faults).toEqual([
    expect.stringMatching(/^src\/Page\.tsx:1 takes @mosaic\/ui as a whole; import by/),
  ])
})

test.each<[string, string, readonly string[]]>([
  ['a literal', "call('login')", ['login']],
  ['the second argument of a hook', "useApiQuery('wallet', 'funds', {})", ['funds']],
  ['either side of a choice', "call(on ? 'addFavourite' : 'removeFavourite')", ['addFavourite', 'removeFavourite']],
  ['a constant', "const name = 'logout' as const; call(name)", ['logout']],
  [
    'a member of a constant object',
    "const by = { a: 'inbox', b: 'funds' } as const; call(by[kind])",
    ['funds', 'inbox'],
  ],
  ['a function of the remote', "const useMine = (name) => useApiQuery('wallet', name, {}); useMine('bets')", ['bets']],
  ['a method', "const api = { load: (n) => call(n) }; api.load('bets')", ['bets']],
  ['what a parameter is when nothing is given', "const mine = (n = 'bets') => call(n); mine()", ['bets']],
  [
    'constants of one name in two functions',
    "() => { const n = 'a'; call(n) }; () => { const n = 'b'; call(n) }",
    ['a', 'b'],
  ],
  ['a parameter called like a constant', "const n = 'a'; const mine = (n) => call(n); mine('b')", ['b']],
  ['two functions of the remote', 'const one = (n) => call(n); const two = (x, n) => one(n); two(1, "a")', ['a']],
])('the name of an endpoint is read through %s', (_way, code, endpoints) => {
  expect(derived(client + code)).toMatchObject({ needs: { endpoints }, faults: [] })
})

test.each([
  ['an expression', 'call(names[0])', 'src/Page.tsx:2 names an endpoint by an expression'],
  ['spread arguments', "useApiQuery(...['wallet', 'bets'])", 'src/Page.tsx:2 names an endpoint by an expression'],
  ['a function handed on', 'later(call)', 'src/Page.tsx:2 hands on call itself'],
  [
    'a function of the remote handed on',
    'const mine = (n) => call(n); names.map(mine)',
    'src/Page.tsx:2 hands on mine',
  ],
  ['one under another name', 'const mine = (n) => call(n); export { mine as yours }', 'src/Page.tsx:2 hands on mine'],
  ['a default export', 'export default function mine(n) { return call(n) }', 'src/Page.tsx:2 names an endpoint'],
  [
    'one that is exported again',
    "export { call as ask } from '@mosaic/api-client'",
    'src/Page.tsx:2 hands on call itself',
  ],
  ['the bus under another name', `${bus}const other = bus`, 'src/Page.tsx:3 hands on bus itself'],
  ['a method of the bus', `${bus}const { emit } = bus`, 'src/Page.tsx:3 hands on bus itself'],
  ['a method by its text', `${bus}bus['emit']('a@1', {})`, 'src/Page.tsx:3 hands on bus itself'],
  ['the bus exported again', "export { bus } from '@mosaic/event-bus'", 'src/Page.tsx:2 hands on bus itself'],
  ['Slot exported again', "export { Slot } from '@mosaic/ui'", 'src/Page.tsx:2 hands on Slot itself'],
  [
    'Slot in a variable',
    "import { Slot } from '@mosaic/ui'\nconst Other = Slot",
    'src/Page.tsx:3 hands on Slot itself',
  ],
  [
    'attributes of a slot that are spread',
    'import { Slot } from \'@mosaic/ui\'\nconst page = <Slot name="home.hero" {...rest} />',
    'src/Page.tsx:3 renders a slot by an expression',
  ],
])('%s in place of the name is refused with its place', (_what, code, sentence) => {
  expect(derived(client + code).faults).toEqual([expect.stringContaining(sentence)])
})

test('a function of a module that is imported as a whole is read through its namespace', () => {
  const sources = [
    { path: 'src/api/a.ts', text: `${client}export const mine = (n) => call(n)` },
    { path: 'src/Page.tsx', text: "import * as api from './api/a'\napi.mine('bets')" },
  ]
  const { needs, faults } = deriveNeeds(sources, declaration, shared)
  expect({ endpoints: needs.endpoints, faults }).toEqual({ endpoints: ['bets'], faults: [] })
})

test('a token is needed wherever it is read without a fallback, and reading it by code does not define it', () => {
  const needed = (css: string, js = '') =>
    neededTokens(
      new Map([
        ['a.css', Buffer.from(css)],
        ['a.js', Buffer.from(js)],
      ]),
    )
  expect(needed('a { color: var(--glow) }', "style.getPropertyValue('--glow')")).toEqual(['--glow'])
  expect(needed('', "({ style: { color: 'var(--glow)' } })")).toEqual(['--glow'])
  expect(needed('a { color: var(--glow, red) } b { color: var(--own) }', "({ '--own': 1 })")).toEqual([])
})

test('a function of the same name from another module is no call', () => {
  expect(derived("const call = (name) => name; call('x'); other.call('y')").needs.endpoints).toEqual([])
})

test('subscribed and emitted events are found by literal name', () => {
  const { needs, faults } = derived(`${bus}bus.on('a@1', f); bus.last('b@1'); bus.emit('c@2', {}); bus.on(name, f)`)
  expect(needs).toMatchObject({ hears: ['a@1', 'b@1'], emits: ['c@2'] })
  expect(faults).toEqual([expect.stringContaining('src/Page.tsx:2 names an event by an expression')])
})

test('slots of the design system that are rendered are needed, by literal name', () => {
  const { needs, faults } = derived(
    'import { Slot } from \'@mosaic/ui\'\nconst page = <><Slot name="member.summary" /><Slot name={place} /></>',
  )
  expect(needs.slots).toEqual(['member.summary'])
  expect(faults).toEqual([expect.stringContaining('src/Page.tsx:2 renders a slot by an expression')])
})

test('icons are needed wherever their name is written, in a tag, a table or the menu', () => {
  const { needs } = derived("const marks = { won: 'star', lost: 'x' }; const page = <Row icon=\"bank\" />", {
    routes: [],
    menu: [{ place: 'bottom', key: 't', icon: 'new-here', to: '/m/x', order: 1 }],
  })
  expect(needs.icons).toEqual(['bank', 'new-here', 'star'])
})

test('needs include started calls, badges and filled slots of the declaration', () => {
  const { needs } = derived('', {
    routes: [{ path: '/m/x', module: './Page', access: 'public', title: 't', prefetch: [{ endpoint: 'hotGames' }] }],
    extensions: [{ slot: 'home.hero', module: './Hero', when: 'public', order: 1 }],
    menu: [{ place: 'bottom', key: 't', icon: 'star', to: '/m/x', order: 1, badge: 'inbox.unread.changed@1' }],
  })
  expect(needs).toMatchObject({ endpoints: ['hotGames'], hears: ['inbox.unread.changed@1'], fills: ['home.hero'] })
})

test('functions of a shared package that pass a name on are known by its name', () => {
  const takers = sharedTakers(
    '@mosaic/forms',
    [{ path: 'a.ts', text: `${client}export const useForm = (id, name) => useApiQuery('x', name, {})` }],
    new Map([...rootTakers, ['@mosaic/api-client useApiQuery', [{ kind: 'endpoints', argument: 1 }]]]),
  )
  expect(takers.get('@mosaic/forms useForm')).toEqual([{ kind: 'endpoints', argument: 1 }])
})

test('every shared package of ours is compared by what it exports', () => {
  expect(Object.keys(sharedExports())).toEqual(ownPackages)
  expect(sharedExports()).toMatchObject({
    '@mosaic/ui': expect.arrayContaining(['Button', 'Slot', 'useLocation']),
    '@mosaic/event-bus': ['bus', 'createEventBus'],
    '@mosaic/api-client': expect.arrayContaining(['call', 'useApiQuery', 'useQuery']),
  })
})
