import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf, endpointNames } from '@mosaic/contracts'
import { accessTable } from './access-table'
import { attackEndpoint } from './attack-endpoint'
import { type Attacked, startAttackedSite } from './attacked-site'
import { callers } from './callers'
import { expected } from './expected'
import { variants } from './variants'

let attacked: Attacked
beforeAll(async () => {
  attacked = await startAttackedSite()
}, 300_000)
afterAll(() => attacked.close())

const addresses = endpointNames().flatMap((name) =>
  addressesOf(name).map((address) => ({ name, address, title: `${name} as ${address.method} ${address.path}` })),
)

test.each(addresses)('$title: every caller gets the answer of its row', async ({ name, address }) => {
  expect(await attackEndpoint(attacked, name, callers, undefined, address)).toEqual({
    answers: expected[name],
    leaks: [],
  })
})

test.each(Object.entries(variants))('%s: every caller gets the answer of its row', async (_title, variant) => {
  expect(await attackEndpoint(attacked, variant.name, callers, variant.ask)).toEqual({
    answers: variant.expected,
    leaks: [],
  })
})

// `npm run attack` prints it.
afterAll(() => {
  const folder = join(__dirname, '../../../node_modules/.cache/mosaic-tests')
  mkdirSync(folder, { recursive: true })
  const named = Object.fromEntries(Object.entries(variants).map(([title, variant]) => [title, variant.expected]))
  writeFileSync(join(folder, 'access-matrix.txt'), accessTable({ ...expected, ...named }))
})
