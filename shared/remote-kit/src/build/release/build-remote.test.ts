import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteManifest } from '../../manifest'
import type { BuildJob, JobResult } from './build-jobs'
import { runJobs } from './build-pool'
import { workspaceRoot } from '../paths'

const squads = join(workspaceRoot, 'host-shell/fixtures/squads')
const releases = mkdtempSync(join(tmpdir(), 'mosaic-build-'))
const elsewhere = mkdtempSync(join(tmpdir(), 'mosaic-again-'))
/** A copy that may be damaged; inside the fixtures, so that imports still resolve. */
const damaged = join(squads, `damaged${process.pid}`)
const tooNew = join(squads, `too-new${process.pid}`)
const moved = join(squads, `a-folder-of-another-name${process.pid}`)

const build = (...jobs: BuildJob[]) => runJobs(jobs, 2, () => undefined)
const job = (dir: string, place = releases): BuildJob => ({ kind: 'remote', dir, place: { releases: place } })
const built = (result: JobResult | undefined) => {
  if (!result?.ok) throw new Error(result?.error ?? 'no result')
  return result.built
}

let results: JobResult[]
beforeAll(async () => {
  cpSync(join(squads, 'beta'), damaged, { recursive: true, filter: (path) => !path.includes('node_modules') })
  rmSync(join(damaged, 'src/texts/ko.json'))
  writeFileSync(
    join(damaged, 'remote.config.ts'),
    readFileSync(join(damaged, 'remote.config.ts'), 'utf8').replace("'./BetaPage'", "'./GonePage'"),
  )
  cpSync(join(squads, 'alpha'), tooNew, { recursive: true, filter: (path) => !path.includes('node_modules') })
  // A name of its own: classes are named after their package and file.
  const page = join(tooNew, 'src/pages/AlphaPage.tsx')
  writeFileSync(join(tooNew, 'src/pages/TooNew.module.css'), '.button { display: flex; gap: 4px; }')
  rmSync(join(tooNew, 'src/pages/AlphaPage.module.css'))
  writeFileSync(page, readFileSync(page, 'utf8').replace('./AlphaPage.module.css', './TooNew.module.css'))
  cpSync(join(squads, 'alpha'), moved, { recursive: true, filter: (path) => !path.includes('node_modules') })
  // The first two are built by two processes.
  const twins = [job(join(squads, 'alpha')), job(moved, elsewhere)]
  results = await build(...twins, job(join(squads, 'beta')), job(damaged), job(tooNew))
}, 120_000)
afterAll(() => {
  rmSync(releases, { recursive: true, force: true })
  rmSync(elsewhere, { recursive: true, force: true })
  rmSync(damaged, { recursive: true, force: true })
  rmSync(tooNew, { recursive: true, force: true })
  rmSync(moved, { recursive: true, force: true })
})

const resultOf = (name: string) => results.find(({ dir }) => dir.endsWith(name))
const manifestOf = (name: string): RemoteManifest =>
  JSON.parse(readFileSync(join(built(resultOf(name)).folder, 'remote.json'), 'utf8'))
const read = (name: string, file: string) => readFileSync(join(built(resultOf(name)).folder, file))

test('the same sources give the same release on any machine and in any folder', () => {
  const again = built(resultOf(moved))
  expect(again.folder.startsWith(elsewhere)).toBe(true)
  expect(again.release).toBe(built(resultOf('alpha')).release)
})

test('remote.json names the files of every module and the integrity of every file', () => {
  const { modules, integrity, entry, texts } = manifestOf('alpha')
  expect(modules['./AlphaPage']?.js).toEqual([expect.stringMatching(/^AlphaPage\.[0-9a-f]{8}\.js$/)])
  expect(modules['./AlphaPage']?.css).toEqual([expect.stringMatching(/^AlphaPage\.[0-9a-f]{8}\.css$/)])
  expect(entry).toBe('remoteEntry.js')
  expect(Object.keys(texts).sort()).toEqual(['en', 'es', 'ja', 'ko', 'pt', 'th'])
  for (const [file, expected] of Object.entries(integrity)) {
    expect(`sha384-${createHash('sha384').update(read('alpha', file)).digest('base64')}`).toBe(expected)
  }
})

test('a style that the browser floor cannot read refuses the build and names the place', () => {
  const result = resultOf(`too-new${process.pid}`)
  expect(result?.ok).toBe(false)
  expect(result && !result.ok && result.error).toMatch(
    /^alpha: the browser floor cannot read these styles\n {2}- AlphaPage\.\w+\.css: \.[\w-]*TooNew-button[\w-]*: gap outside a grid$/,
  )
})

test('an entry that borrows the host’s runtime weighs at most 3 kB and carries no shared module', () => {
  expect(read('alpha', 'remoteEntry.js.br').length).toBeLessThanOrEqual(3000)
  expect(read('alpha', 'remoteEntry.js').toString()).not.toContain('react.transitional.element')
})

test('files are addressed below their own release', () => {
  const { release } = built(resultOf('alpha'))
  expect(read('alpha', 'remoteEntry.js').toString()).toContain(`"/releases/alpha/${release}/"`)
})

test('class names contain their package, and prefixed properties reach old WebKit', () => {
  const [css] = manifestOf('alpha').modules['./AlphaPage']?.css ?? []
  const text = read('alpha', css ?? '').toString()
  expect(text).toMatch(/\.[a-z-]+-AlphaPage-button\{/)
  expect(text).toContain('-webkit-user-select:none')
})

test('scripts hold no syntax that the oldest supported browsers cannot read', () => {
  const { folder } = built(resultOf('beta'))
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/\?\.[a-z[(]|\?\?|\|\|=/)
  }
})

test('a refused declaration lists all faults', () => {
  const result = resultOf(damaged)
  expect(result?.ok).toBe(false)
  expect(!result?.ok && result?.error).toContain('ko.json is missing')
  expect(!result?.ok && result?.error).toContain('module ./GonePage: no file GonePage.tsx')
})
