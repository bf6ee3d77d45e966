import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { schemas, type Shape } from '@mosaic/contracts'
import { shapeOf } from '@mosaic/contracts/reading'
import { edgeUnderTest } from '../testing/edge-under-test'
import { merchant, status } from '../testing/samples'
import { readSystemStatus, readWhitelabel } from './read-answer'

const { beforeGateway } = edgeUnderTest()

type Answers = Readonly<Record<string, unknown>>
const usual: Answers = {
  '/wps/system/domainRoute': { merchantCode: 'aurora', mainDomain: 'localhost' },
  '/wps/system/whitelabel': merchant,
  '/wps/system/status': status,
}

let server: Server | undefined
let edge: FastifyInstance | undefined
afterEach(async () => {
  await edge?.close()
  server?.closeAllConnections()
  server?.close()
})

const compositionBefore = async (answers: Answers) => {
  server = createServer(({ url = '' }, response) => {
    const value = { ...usual, ...answers }[url.split('?')[0] ?? '']
    response.end(JSON.stringify({ success: true, value }))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  edge = await beforeGateway(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const page = await edge.inject({ url: '/m/home', headers: { host: 'localhost' } })
  const data = await edge.inject({ url: '/composition.json', headers: { host: 'localhost' } })
  return { page: page.statusCode, ...(data.statusCode === 200 ? data.json<{ leftOut?: string[] }>() : {}) }
}

test('values that the edge does not know: the page is there, and the status page gets their paths', async () => {
  const { page, leftOut } = await compositionBefore({
    '/wps/system/whitelabel': { ...merchant, currency: 'GBP', categories: ['RNG', 'BINGO'], timeZone: 'Mars/Base' },
    '/wps/system/status': {
      ...status,
      maintenance: { until: null, message: 'Wartung', messages: { DE: 'Wartung', EN: 'Closed' } },
      info: { ...status.info, resources: [{ resourceType: 'HARMONY', url: '/app.hap' }] },
    },
  })
  expect(page).toBe(200)
  expect(leftOut?.sort()).toEqual([
    'systemStatus.info.resources[0].resourceType',
    'systemStatus.maintenance.messages.DE',
    'whitelabel.categories[1]',
    'whitelabel.currency',
    'whitelabel.timeZone',
  ])
})

test('only the code of the merchant and the status: the page is there', async () => {
  const { page, leftOut } = await compositionBefore({
    '/wps/system/domainRoute': { merchantCode: 'thin' },
    '/wps/system/whitelabel': { merchantCode: 'thin' },
    '/wps/system/status': {},
  })
  expect([page, leftOut]).toEqual([200, undefined])
})

test('without the code of the merchant there is no page', async () => {
  const { merchantCode: _code, ...nameless } = merchant
  expect(await compositionBefore({ '/wps/system/whitelabel': nameless })).toEqual({ page: 503 })
})

test('a currency without rules has its own sign', () => {
  const { currencySymbol: _symbol, ...rest } = merchant
  expect(readWhitelabel({ ...rest, currency: 'GBP' }).value).toMatchObject({ currencySymbol: '£' })
  expect(readWhitelabel({ ...merchant, currency: 'GBP', currencySymbol: 'GB£' }).value?.currencySymbol).toBe('GB£')
})

/** Every place of an answer, as a path of fields; `0` is the first item or the entry `any`. */
const placesOf = (shape: Shape, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof shape === 'string') return [path]
  if (!Array.isArray(shape))
    return [path, ...Object.entries(shape).flatMap(([field, part]) => placesOf(part as Shape, [...path, field]))]
  const [kind, first, second] = shape as readonly [string, Shape, Shape]
  if (kind === 'a') return [path, ...placesOf(first, [...path, '0'])]
  if (kind === 'r') return [path, ...placesOf(first, [...path, 'any'])]
  if (kind === '=') return placesOf(second, path)
  if (kind === '?' || kind === '0') return placesOf(first, path)
  return [path]
}

const withValueAt = (value: unknown, [step, ...rest]: readonly string[], put: unknown): unknown => {
  if (step === undefined) return put
  const inside = typeof value === 'object' && value !== null ? value : step === '0' ? [] : {}
  if (Array.isArray(inside)) return [withValueAt(inside[0], rest, put), ...inside.slice(1)]
  return { ...inside, [step]: withValueAt(Reflect.get(inside, step), rest, put) }
}

const strange = [undefined, null, 'ZZ', '', -1, 3.5, true, [], {}, [[null]], [{}], { DE: 1 }]

test.each([
  ['whitelabel', schemas.whitelabel.value, merchant, readWhitelabel, ['', 'merchantCode']],
  ['systemStatus', schemas.systemStatus.value, status, readSystemStatus, ['']],
] as const)('%s: no strange value in any one place is more than left out', (_name, schema, sample, read, needed) => {
  const lost = placesOf(shapeOf(schema))
    .flatMap((path) => strange.map((put) => ({ path: path.join('.'), put, value: withValueAt(sample, path, put) })))
    .filter(({ path, value }) => !(needed as readonly string[]).includes(path) && read(value).value === undefined)
  expect(lost.map(({ path, put }) => `${path} ${JSON.stringify(put)}`)).toEqual([])
})

test('what was read fits the schema, except for formats', () => {
  const unfit = placesOf(shapeOf(schemas.systemStatus.value))
    .flatMap((path) => strange.map((put) => withValueAt(status, path, put)))
    .flatMap((value) => {
      const read = readSystemStatus(value).value
      return read ? (schemas.systemStatus.value.safeParse(read).error?.issues ?? []) : []
    })
    .filter(({ code }) => code !== 'invalid_format')
  expect(unfit).toEqual([])
})
