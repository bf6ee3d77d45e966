import type { z } from 'zod'
import { addressesOf, endpointNames, endpoints, flagsOf, type Endpoint, type EndpointName } from './index'
import { schemas } from '../schemas'

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][]

describe('flags of endpoints', () => {
  const publicRow = { method: 'GET', path: '/wps/x', access: 'public' } as const
  test.each([
    ['CBS3', ['CBS3']],
    ['REFERRAL3', ['REFERRAL3']],
    ['DIVIDEND3', ['DIVIDEND3']],
    ['COMM3', []],
  ])('a call of the module %s needs %j', (module, flags) => {
    expect(flagsOf({ ...publicRow, module } as Endpoint)).toEqual(flags)
  })
  test('a row that names flags needs one of those instead of its module', () => {
    expect(flagsOf({ ...publicRow, module: 'SECPRIV', flags: ['MAILCEN'] } as Endpoint)).toEqual(['MAILCEN'])
  })
  test.each([
    ['depositReport', 'DEPRECM3'],
    ['accountReport', 'TRANSREC3'],
    ['betReport', 'TRANSBETREPMEM3'],
    ['profitReport', 'PERSREP'],
    ['securityOverview', 'SECPRIV'],
    ['limits', 'RGTOOLS3'],
    ['inbox', 'MAILCEN'],
    ['freePlay', 'FREEPLAY3'],
  ] as const)('%s is a part of %s', (name, flag) => {
    expect(flagsOf(endpoints[name])).toEqual([flag])
  })
})

describe('endpoint registry', () => {
  test('no two endpoints answer the same method and path, by none of their names', () => {
    const seen = endpointNames()
      .flatMap(addressesOf)
      .map(({ method, path }) => `${method} ${path}`)
    expect(seen.filter((address, index) => seen.indexOf(address) !== index)).toEqual([])
  })
  test('every endpoint is under a known root and has a schema, and vice versa', () => {
    const elsewhere = endpointNames()
      .flatMap(addressesOf)
      .filter(({ path }) => !/^\/(wps|lgw|lotto)\/[A-Za-z0-9_/]+$/.test(path))
    expect(elsewhere).toEqual([])
    expect(Object.keys(schemas).sort()).toEqual([...endpointNames()].sort())
    expect(rows.filter(([name, { method }]) => method === 'GET' && 'body' in schemas[name])).toEqual([])
  })
  test('everything that carries a password travels encrypted', () => {
    const withPassword = rows.filter(([name]) =>
      JSON.stringify('body' in schemas[name] ? Object.keys((schemas[name].body as { shape?: object }).shape ?? {}) : [])
        .toLowerCase()
        .includes('password'),
    )
    expect(withPassword.map(([name]) => name).sort()).toEqual(
      expect.arrayContaining([
        'changePassword',
        'changePaymentPassword',
        'confirmContact',
        'login',
        'register',
        'registerMobile',
        'resetByEmail',
        'resetByPhone',
        'setPaymentPassword',
      ]),
    )
    for (const [, endpoint] of withPassword) expect(endpoint.encrypted).toBe(true)
  })
  test.each([
    ['register', 'PUT /wps/member/register', ['REG3']],
    ['registerMobile', 'PUT /wps/member/register/mobile', ['REG3']],
    ['registerAutoUsername', 'PUT /wps/member/register/autoUsername', ['COMM3']],
    ['smsRegister', 'POST /wps/verification/sms/register', ['REGMOBVERF3', 'MOBILENUMREG3']],
  ] as const)('%s is called as %s in the name of %s (wire contract)', (name, address, modules) => {
    const { method, path, module, otherModules = [] }: Endpoint = endpoints[name]
    expect([`${method} ${path}`, [module, ...otherModules]]).toEqual([address, modules])
  })
  test('an unknown field breaks no call and reaches no handler', () => {
    const accepting = rows.flatMap(([name]) => {
      const { query, body }: { value: z.ZodType; query?: z.ZodType; body?: z.ZodType } = schemas[name]
      return [query, body].flatMap((schema) => {
        const issues = schema?.safeParse({ stowaway: '1000000' }).error?.issues ?? []
        const parsed = schema?.safeParse({ stowaway: '1000000' }).data
        return JSON.stringify([issues, parsed]).includes('stowaway') ? [name] : []
      })
    })
    expect(accepting).toEqual([])
  })
})
