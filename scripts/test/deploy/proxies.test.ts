import { readFileSync } from 'node:fs'
import {
  bodyLimitOf,
  chatPath,
  chatPingMs,
  endpointNames,
  endpoints,
  memberStreamPath,
} from '../../../shared/contracts/src'
import { defaultTimeout } from '../../../edge/src/http/gateway-proxy'
import { streamLimits } from '../../../gateway/src/platform/streams/open-streams'
import { join } from 'node:path'

const read = (file: string) => readFileSync(join(__dirname, '../../../deploy', file), 'utf8')

/** Locations of an nginx file with their directives; braces must match and every directive must end. */
const locationsOf = (text: string): Map<string, string[]> => {
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim())
  const found = new Map<string, string[]>()
  const open: string[] = []
  for (const line of lines.filter(Boolean)) {
    if (line.endsWith('{')) {
      open.push(line.slice(0, -1).trim())
      found.set(open.at(-1) ?? '', [])
    } else if (line === '}') {
      expect(open.pop()).toBeDefined()
    } else {
      expect(line).toMatch(/;$/)
      found.get(open.at(-1) ?? '')?.push(line)
    }
  }
  expect(open).toEqual([])
  return found
}

describe('nginx', () => {
  const locations = locationsOf(read('nginx/mosaic.conf'))

  test('caches only immutable files, and never an error', () => {
    const immutable = locations.get('location ~ ^/(releases|art)/') ?? []
    expect(immutable).toEqual(
      expect.arrayContaining(['proxy_cache mosaic;', 'proxy_cache_valid 200 30d;', 'proxy_cache_valid any 0;']),
    )
    expect(locations.get('location /')).toContain('proxy_cache off;')
  })

  test('compressed answers are cached separately and not compressed again', () => {
    expect(locations.get('location ~ ^/(releases|art)/')?.find((line) => line.startsWith('proxy_cache_key'))).toContain(
      '$http_accept_encoding',
    )
    expect(read('nginx/mosaic.conf')).toContain('gzip off;')
  })

  test('replaces the address that a visitor claims, keeps the host name, and has no route to the wallet of the providers', () => {
    expect(read('nginx/mosaic.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(read('nginx/mosaic.conf')).toContain('proxy_set_header Host $host;')
    expect(locations.get('location /seamless')).toEqual(['return 404;'])
  })
})

describe('limits of the proxies against the code', () => {
  const nginx = locationsOf(read('nginx/mosaic.conf'))
  const ingress = read('kubernetes/base/ingress.yaml')
  const largestBody = Math.max(...endpointNames().map((name) => bodyLimitOf(endpoints[name])))
  const megabytes = (text: string | undefined) => Number(/(\d+)m\b/.exec(text ?? '')?.[1] ?? 0) * 1024 * 1024
  const server = [...nginx].filter(([name]) => name === 'server').flatMap(([, lines]) => lines)
  const directive = (lines: readonly string[] | undefined, name: string) =>
    lines?.find((line) => line.startsWith(`${name} `))
  const seconds = (text: string | undefined) => Number(/"?(\d+)(?:s|")/.exec(text ?? '')?.[1] ?? 0) * 1000
  const annotation = (name: string) => new RegExp(`${name}: (.*)`).exec(ingress)?.[1]

  test('the largest upload of the contract passes', () => {
    expect(megabytes(directive(server, 'client_max_body_size'))).toBeGreaterThanOrEqual(largestBody)
    expect(megabytes(annotation('proxy-body-size'))).toBeGreaterThanOrEqual(largestBody)
  })

  test('no proxy gives up before the edge, the ping of the chat or the beat of the event stream', () => {
    expect(seconds(directive(nginx.get('location /'), 'proxy_read_timeout'))).toBeGreaterThan(defaultTimeout)
    expect(seconds(directive(nginx.get(`location = ${chatPath}`), 'proxy_read_timeout'))).toBeGreaterThan(chatPingMs)
    expect(seconds(directive(nginx.get(`location = ${memberStreamPath}`), 'proxy_read_timeout'))).toBeGreaterThan(
      streamLimits.beatMs,
    )
    expect(seconds(annotation('proxy-read-timeout'))).toBeGreaterThan(
      Math.max(defaultTimeout, chatPingMs, streamLimits.beatMs),
    )
  })

  test('the chat is upgraded, and every answer carries the security header', () => {
    expect(server).toContain('proxy_set_header Upgrade $http_upgrade;')
    for (const [name, lines] of nginx)
      if (name.startsWith('location') && lines.some((line) => line.startsWith('add_header')))
        expect([name, lines.some((line) => line.startsWith('add_header Strict-Transport-Security'))]).toEqual([
          name,
          true,
        ])
  })
})

describe('CDN', () => {
  type Behaviour = {
    readonly PathPattern?: string
    readonly MaxTTL: number
    readonly ForwardCookies: string
    readonly ForwardHeaders: readonly string[]
    readonly Compress: boolean
  }
  const { CacheBehaviors, DefaultCacheBehavior, CustomErrorResponses } = JSON.parse(read('cdn/behaviours.json')) as {
    CacheBehaviors: { Quantity: number; Items: Behaviour[] }
    DefaultCacheBehavior: Behaviour
    CustomErrorResponses: { Items: { ErrorCode: number; ErrorCachingMinTTL: number }[] }
  }

  test('caches releases and art for a year whatever the cookies, and no other path', () => {
    expect(CacheBehaviors.Items).toHaveLength(CacheBehaviors.Quantity)
    for (const { PathPattern = '', MaxTTL, ForwardCookies } of CacheBehaviors.Items) {
      const immutable = /^\/(releases|art)\//.test(PathPattern)
      expect([PathPattern, MaxTTL, ForwardCookies]).toEqual([
        PathPattern,
        immutable ? 31_536_000 : 0,
        immutable ? 'none' : 'all',
      ])
    }
    expect(DefaultCacheBehavior).toMatchObject({ MaxTTL: 0, ForwardCookies: 'all', ForwardHeaders: ['*'] })
  })

  test('changes no byte and does not cache a missing file', () => {
    for (const { Compress } of [...CacheBehaviors.Items, DefaultCacheBehavior]) expect(Compress).toBe(false)
    expect(CustomErrorResponses.Items).toEqual([{ ErrorCode: 404, ErrorCachingMinTTL: 0 }])
  })
})
