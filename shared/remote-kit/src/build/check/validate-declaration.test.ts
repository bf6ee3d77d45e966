import type { RemoteDeclaration } from '../../manifest'
import type { Texts } from '../../text-problems'
import { tags } from './texts'
import { declarationErrors, labelsOf } from './validate-declaration'

const sound: RemoteDeclaration = {
  name: 'wallet',
  routes: [
    { path: '/m/deposit', aliases: ['/m/topUp'], module: './DepositPage', access: 'member', title: 'deposit.title' },
  ],
  extensions: [{ slot: 'header.balance', module: './Balance', when: 'member', order: 1 }],
  menu: [{ place: 'side.member', key: 'wallet:menu.deposit', icon: 'wallet', to: '/m/deposit', order: 1 }],
}
const words: Texts = { deposit: { title: 'Deposit' }, menu: { deposit: 'Deposits' } }
const texts = Object.fromEntries(tags.map((tag) => [tag, words]))
const route = sound.routes[0]
if (!route) throw new Error('the sound declaration has a route')

/** A declaration as JavaScript could write it, past the types. */
const broken = (change: object) => ({ ...sound, ...change }) as RemoteDeclaration

test('a sound declaration has no errors', () => {
  expect(declarationErrors(sound, texts)).toEqual([])
})

test.each<[string, RemoteDeclaration, string]>([
  ['a path declared twice', broken({ routes: [route, route] }), 'path /m/deposit is declared more than once'],
  [
    'an alias equal to a path',
    broken({ routes: [{ ...route, aliases: ['/m/deposit'] }] }),
    'path /m/deposit is declared more than once',
  ],
  [
    'a path outside the site',
    broken({ routes: [{ ...route, path: '/deposit' }] }),
    'path /deposit must start with /m/',
  ],
  ['a name that is no name', broken({ name: 'My-Wallet' }), 'name My-Wallet must be lower-case'],
  [
    'an unknown slot',
    broken({ extensions: [{ slot: 'footer', module: './B', when: 'member', order: 1 }] }),
    'slot footer does not exist',
  ],
  ['an unknown flag', broken({ routes: [{ ...route, flag: 'NOPE' }] }), 'flag NOPE does not exist'],
  [
    'a path that the router takes for one that stands before',
    broken({ routes: [route, { ...route, path: '/m/Deposit/', aliases: [] }] }),
    'path /m/Deposit/ is declared more than once',
  ],
  [
    'a parameter that is a part of a segment',
    broken({ routes: [{ ...route, path: '/m/deposit/:id.html' }] }),
    'path /m/deposit/:id.html must start with /m/',
  ],
  [
    'a splat in the middle',
    broken({ routes: [{ ...route, path: '/m/*/deposit' }] }),
    'path /m/*/deposit must start with /m/',
  ],
  [
    'a path that swallows the host’s own screen',
    broken({ routes: [{ ...route, path: '/m/:page' }] }),
    'path /m/:page takes /m/home from the host',
  ],
  [
    'an unknown badge',
    broken({
      menu: [{ place: 'side.member', key: 'menu.deposit', icon: 'x', to: '/m/deposit', order: 1, badge: 'x@1' }],
    }),
    'event x@1 does not exist',
  ],
  [
    'an unknown menu place',
    broken({ menu: [{ place: 'top', key: 'menu.deposit', icon: 'x', to: '/m/deposit', order: 1 }] }),
    'menu place top does not exist',
  ],
  [
    'a prefetch that needs a session',
    broken({ routes: [{ ...route, prefetch: [{ endpoint: 'memberInfo' }] }] }),
    'prefetch memberInfo is not a public GET',
  ],
  [
    'a prefetch that writes',
    broken({ routes: [{ ...route, prefetch: [{ endpoint: 'login' }] }] }),
    'prefetch login is not a public GET',
  ],
])('%s is refused', (_case, declaration, sentence) => {
  expect(declarationErrors(declaration, texts).join('\n')).toContain(sentence)
})

test('a text key must exist in every language, and the sentence names the files to mend', () => {
  const errors = declarationErrors(sound, {
    ...texts,
    ja: { menu: { deposit: '入金' } },
    th: { deposit: { title: 'ฝาก' } },
  })
  expect(errors).toEqual(['text deposit.title is missing in ja.json', 'text wallet:menu.deposit is missing in th.json'])
})

test('all errors are reported together', () => {
  expect(declarationErrors(broken({ name: 'A B', routes: [route, route] }), texts)).toHaveLength(4)
})

test('labels carry the texts of routes and menus in each language', () => {
  expect(
    labelsOf(sound, { ...texts, pt: { deposit: { title: 'Depósito' }, menu: { deposit: 'Depósitos' } } }).pt,
  ).toEqual({
    'deposit.title': 'Depósito',
    'wallet:menu.deposit': 'Depósitos',
  })
})
