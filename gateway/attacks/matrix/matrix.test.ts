import { endpointNames } from '@mosaic/contracts'
import { type DeskCallName, deskCalls, roles } from '@mosaic/contracts/desk'
import { attackDesk, outsidersOf } from './attack-desk'
import { attackEndpoint } from './attack-endpoint'
import { type Attacked, startAttackedSite } from './attacked-site'
import { type Caller, callers } from './callers'
import { expected } from './expected'
import { expectedDesk } from './expected-desk'
import { variants } from './variants'

let attacked: Attacked
let outside: Awaited<ReturnType<typeof outsidersOf>>
beforeAll(async () => {
  attacked = await startAttackedSite()
  outside = await outsidersOf(attacked)
}, 240_000)
afterAll(() => attacked.close())

/** One caller of each kind; `npm run attack` sends every one. */
const kinds: readonly Caller[] = [
  'guest',
  'member',
  'another member',
  'agent',
  'agent of another tree',
  'token at another merchant',
]
const quick = callers.filter((caller) => kinds.includes(caller))
const among = (row: Readonly<Record<string, string>>) =>
  Object.fromEntries(quick.map((caller) => [caller, row[caller]]))

test.each(endpointNames())('%s: every caller gets the answer of its row', async (name) => {
  expect(await attackEndpoint(attacked, name, quick)).toEqual({ answers: among(expected[name]), leaks: [] })
})

test.each(Object.entries(variants))('%s: every caller gets the answer of its row', async (_title, variant) => {
  expect(await attackEndpoint(attacked, variant.name, quick, variant.ask)).toEqual({
    answers: among(variant.expected),
    leaks: [],
  })
})

const deskNames = Object.keys(deskCalls) as DeskCallName[]

test.each(deskNames)('%s at the desk: the holders of its row alone', async (name) => {
  const row = expectedDesk[name]
  const early = row === 'anyone' || row === 'password'
  const { outsiders, ...others } = await attackDesk(attacked, name, outside)
  expect(others).toEqual({
    holders: early ? roles : row,
    afterPassword: early ? 'allowed' : 'desk.second.factor',
  })
  if (row !== 'anyone') expect(outsiders).toEqual(['desk.signed.out'])
})

test('a new endpoint needs a row, and a row its endpoint', () => {
  expect(Object.keys(expected).sort()).toEqual([...endpointNames()].sort())
  expect(Object.keys(expectedDesk).sort()).toEqual([...deskNames].sort())
})
