import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { games } from '../catalogue'
import { iconSet } from '../catalogue/iconSet'
import { filesOf, type ArtEntry } from './artIndex'
import { emptyStates, tints } from './emptyState'
import { placeIcon } from './icon'
import { allJobs, type ArtJob } from './jobs'
import { fitTitle, missingGlyphs } from './lettering'
import { renderJobs } from './renderArt'
import { scenes } from './scenes'
import { tileSvg, titleBox } from './tile'

const manifestOf = async (outDir: string): Promise<Record<string, ArtEntry>> =>
  JSON.parse(await readFile(join(outDir, 'art.json'), 'utf8'))

const jobOf = (key: string): ArtJob => {
  const job = allJobs().find((candidate) => candidate.key === key)
  if (!job) throw new Error(`no job ${key}`)
  return job
}

describe('the lettering of a tile', () => {
  it('fits every title on at most two lines inside the tile, legible at a third of its size', () => {
    const misfits = games.filter((game) => {
      const lines = fitTitle(game.name, titleBox)
      return (
        lines.length > 2 || lines.some(({ width, size }) => width > titleBox.width + 0.5 || size < titleBox.smallest)
      )
    })
    expect(misfits.map((game) => game.name)).toEqual([])
  })

  it('has a glyph for every character of every title', () => {
    expect(games.filter((game) => missingGlyphs(game.name.toUpperCase()).length > 0).map((game) => game.name)).toEqual(
      [],
    )
  })

  it('tiles contain no NaN or undefined in their markup', () => {
    expect(games.filter((game) => /NaN|undefined|Infinity/.test(tileSvg(game))).map((game) => game.gameCode)).toEqual(
      [],
    )
  })

  it('leaves room for cedillas and accents between two lines', () => {
    const [first] = fitTitle('Onça Dourada', titleBox)
    const [plain] = fitTitle('Tiger Dourada', titleBox)
    expect(first?.below ?? 0).toBeGreaterThan((plain?.below ?? 0) + 4)
  })
})

describe('the composition', () => {
  it('gives each placed picture ids of its own', () => {
    const both = placeIcon('rocket', 'a', { x: 0, y: 0, size: 10 }) + placeIcon('rocket', 'b', { x: 0, y: 0, size: 10 })
    const ids = [...both.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1])
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...both.matchAll(/url\(#([^)]+)\)/g)].filter((match) => !ids.includes(match[1] ?? ''))).toEqual([])
  })

  it('uses only pictures of the icon set in banners, promotions and empty states', () => {
    const used = [...scenes, ...Object.values(emptyStates)].flatMap((picture) => [picture.motif, ...picture.companions])
    expect(used.filter((name) => !iconSet().has(name))).toEqual([])
  })

  it('draws four banners for each merchant, six promotions and each again for a merchant with a palette of its own, six badges, eight empty states and each again for such a merchant, and both merchants’ icons', () => {
    const count = (prefix: string): number => allJobs().filter((job) => job.key.startsWith(prefix)).length
    expect([
      count('banner/aurora/'),
      count('banner/lotus/'),
      count('promotion/'),
      count('vip/'),
      count('empty/'),
    ]).toEqual([4, 4, 12, 6, 16])
    expect([count('icon/aurora/'), count('icon/lotus/'), count('logo/')]).toEqual([4, 4, 2])
    expect(count('game/')).toBe(games.length)
  })

  it('Lótus pictures: grounds in emerald, gold and warm black only', () => {
    const strongest = (colour: string): string => {
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
      return (blue ?? 0) >= Math.max(red ?? 0, green ?? 0) ? 'blue' : 'warm or green'
    }
    const own = scenes.filter(({ name }) => name.split('/').includes('lotus'))
    expect(own).toHaveLength(10)
    expect(Object.values(tints.lotus ?? {}).map(strongest)).toEqual(['warm or green', 'warm or green', 'warm or green'])
    expect(
      own
        .filter(({ ground, shade }) => [...ground, shade].some((colour) => strongest(colour) === 'blue'))
        .map(({ name }) => name),
    ).toEqual([])
  })

  it('draws the same picture for the same input', () => {
    for (const job of allJobs().slice(0, 40)) expect(job.svg()).toBe(job.svg())
  })
})

describe('rendering', () => {
  let outDir = ''
  const jobs = [jobOf('game/LUMORA_prisma-ascendant'), jobOf('vip/3'), jobOf('icon/aurora/180'), jobOf('vendor/KUMIKO')]

  beforeEach(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'art-'))
  })
  afterEach(() => rm(outDir, { recursive: true, force: true }))

  it('writes tiles as AVIF and WebP of 360×480 under the names that art.json gives', async () => {
    await renderJobs(jobs, { outDir })
    const entry = (await manifestOf(outDir))['game/LUMORA_prisma-ascendant']
    expect(entry).toMatchObject({ width: 360, height: 480, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    for (const name of [entry?.avif, entry?.webp]) {
      expect(name).toMatch(/^game-lumora-prisma-ascendant\.[0-9a-f]{10}\.(avif|webp)$/)
      expect(await sharp(join(outDir, name ?? '')).metadata()).toMatchObject({ width: 360, height: 480 })
    }
  })

  it('a second run draws no picture and leaves the files untouched', async () => {
    await renderJobs(jobs, { outDir })
    const before = await stat(join(outDir, 'art.json'))
    const report = await renderJobs(jobs, { outDir })
    expect(report).toMatchObject({ rendered: 0, skipped: jobs.length })
    expect((await stat(join(outDir, 'art.json'))).mtimeMs).toBe(before.mtimeMs)
  })

  it('redraws changed pictures only, and removes the files they replace', async () => {
    await renderJobs(jobs, { outDir })
    const old = (await manifestOf(outDir))['vip/3']
    const changed = jobs.map((job) =>
      job.key === 'vip/3' ? { ...job, input: 'another metal', svg: jobOf('vip/5').svg } : job,
    )
    expect(await renderJobs(changed, { outDir })).toMatchObject({ rendered: 1, skipped: jobs.length - 1 })
    const present = await readdir(outDir)
    expect(present).not.toContain(old?.webp)
    expect(present).toContain((await manifestOf(outDir))['vip/3']?.webp)
  })

  it('redraws a picture when its file is missing or the index is broken', async () => {
    await renderJobs(jobs, { outDir })
    await rm(join(outDir, (await manifestOf(outDir))['vip/3']?.webp ?? ''))
    expect(await renderJobs(jobs, { outDir })).toMatchObject({ rendered: 1 })
    await writeFile(join(outDir, 'art-index.json'), '{ half')
    expect(await renderJobs(jobs, { outDir })).toMatchObject({ rendered: jobs.length })
  })

  it('renders pictures with a scale, and does not mix them with full-size ones', async () => {
    await renderJobs(jobs, { outDir })
    const whole = (await manifestOf(outDir))['game/LUMORA_prisma-ascendant']
    expect(await renderJobs(jobs, { outDir, scale: 0.25 })).toMatchObject({ rendered: jobs.length })
    const small = (await manifestOf(outDir))['game/LUMORA_prisma-ascendant']
    expect(small).toMatchObject({ width: whole?.width, height: whole?.height })
    expect(await sharp(join(outDir, small?.webp ?? '')).metadata()).toMatchObject({ width: 90, height: 120 })
  })

  it('gives the same content hashes on every run and with any number of workers', async () => {
    await renderJobs(jobs, { outDir, concurrency: 1 })
    const first = await manifestOf(outDir)
    await rm(outDir, { recursive: true })
    await renderJobs(jobs, { outDir, concurrency: 4 })
    expect(await manifestOf(outDir)).toEqual(first)
    expect(Object.values(first).flatMap(filesOf).length).toBe(6)
  })
})
