import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { publicPathPlaceholder } from '../compile/base-preset'
import { addressFiles, integrityOf, releaseName, writeRelease } from './release-folder'

const files = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)]))

describe('name of a release', () => {
  const name = releaseName('1.2.3', files({ 'a.js': 'a', 'b.css': 'b' }), { name: 'x' })

  test('is the version and a hash', () => expect(name).toMatch(/^1\.2\.3\+[0-9a-f]{12}$/))
  test('does not depend on the order of files', () =>
    expect(releaseName('1.2.3', files({ 'b.css': 'b', 'a.js': 'a' }), { name: 'x' })).toBe(name))
  test.each([
    ['a byte', files({ 'a.js': 'A', 'b.css': 'b' }), { name: 'x' }],
    ['a file name', files({ 'c.js': 'a', 'b.css': 'b' }), { name: 'x' }],
    ['the declaration', files({ 'a.js': 'a', 'b.css': 'b' }), { name: 'y' }],
  ])('changes with %s', (_what, changed, declaration) =>
    expect(releaseName('1.2.3', changed, declaration)).not.toBe(name),
  )
})

test('scripts and styles get the address of their release, other files stay as they are', () => {
  const addressed = addressFiles(
    files({
      'a.js': `p="${publicPathPlaceholder}"`,
      'a.css': `url(${publicPathPlaceholder}f.woff2)`,
      'a.txt': publicPathPlaceholder,
    }),
    '/releases/x/1/',
  )
  expect([...addressed].map(([, bytes]) => bytes.toString())).toEqual([
    'p="/releases/x/1/"',
    'url(/releases/x/1/f.woff2)',
    publicPathPlaceholder,
  ])
})

test('integrity is the SHA-384 that a browser compares with', () => {
  expect(integrityOf(files({ 'a.js': '' }))).toEqual({
    'a.js': 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  })
})

test('a release is written whole, with compressed twins of what compresses', async () => {
  const root = mkdtempSync(join(tmpdir(), 'release-'))
  await writeRelease(join(root, 'x/1'), files({ 'a.js': 'let a = 1', 'f.woff2': 'font' }))
  expect(readdirSync(join(root, 'x/1')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'f.woff2'])
  expect(brotliDecompressSync(readFileSync(join(root, 'x/1/a.js.br'))).toString()).toBe('let a = 1')
  expect(gunzipSync(readFileSync(join(root, 'x/1/a.js.gz'))).toString()).toBe('let a = 1')
  await writeRelease(join(root, 'x/1'), files({ 'a.js': 'other' }))
  expect(readFileSync(join(root, 'x/1/a.js'), 'utf8')).toBe('let a = 1')
  expect(readdirSync(join(root, 'x'))).toEqual(['1'])
  rmSync(root, { recursive: true })
})
