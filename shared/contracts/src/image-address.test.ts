import fc from 'fast-check'
import { imageAddress } from './image-address'

const hosts = ['https://one.example', 'https://two.example/', 'https://three.example']
const path = fc.webPath().map((text) => `/art/${text.replace(/^\/+/, '')}`)

describe('image hosts', () => {
  test('a picture always has the same host', () => {
    fc.assert(fc.property(path, (picture) => imageAddress(picture, hosts) === imageAddress(picture, [...hosts])))
  })

  test('a failing picture visits every host once and then the site itself', () => {
    fc.assert(
      fc.property(path, (picture) => {
        const visited = hosts.map((_, attempt) => imageAddress(picture, hosts, attempt))
        expect(new Set(visited).size).toBe(hosts.length)
        expect(
          visited.every((url) => new URL(url).pathname + new URL(url).search !== '' && url.endsWith(picture)),
        ).toBe(true)
        expect(imageAddress(picture, hosts, hosts.length)).toBe(picture)
      }),
    )
  })

  test('a thousand pictures spread over all hosts', () => {
    const counts = new Map<string, number>()
    for (let index = 0; index < 1000; index += 1) {
      const { hostname } = new URL(imageAddress(`/art/tile-${index}.webp`, hosts))
      counts.set(hostname, (counts.get(hostname) ?? 0) + 1)
    }
    expect([...counts.values()].every((count) => count > 200)).toBe(true)
  })

  test.each(['https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'data:image/png;base64,AA', ''])(
    '%s is not the site’s and stays as it is',
    (address) => {
      expect(imageAddress(address, hosts)).toBe(address)
    },
  )

  test('no image hosts: the site serves its pictures', () => {
    expect(imageAddress('/art/a.webp', [])).toBe('/art/a.webp')
  })
})
