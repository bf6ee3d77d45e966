import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { lockedGraph, type LockedPackage } from './locked-graph'

const outFolder = join(root, 'node_modules/.cache/mosaic/sbom')

/** What is shipped on its own: the servers, the host, each remote. */
export const shippedParts = (): readonly string[] => [
  ...['gateway', 'edge', 'studio', 'operator', 'host-shell'],
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
]

const purlOf = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

const hashesOf = (integrity: string | null) => {
  const [, algorithm, text] = /^sha(\d+)-(.+)$/.exec(integrity ?? '') ?? []
  return algorithm && text ? [{ alg: `SHA-${algorithm}`, content: Buffer.from(text, 'base64').toString('hex') }] : []
}

/** A bill of materials in CycloneDX 1.6, the same for the same lockfile: no time and no serial number. */
export const billOf = (lockfile: string, part: string, version: string) => {
  const graph = lockedGraph(lockfile, part)
  // Variants of one version by their peers are one package.
  const byPurl = new Map<string, LockedPackage[]>()
  for (const each of graph.values()) byPurl.set(purlOf(each), [...(byPurl.get(purlOf(each)) ?? []), each])
  const purls = [...byPurl.keys()].sort()
  const needsOf = (purl: string): readonly string[] =>
    [
      ...new Set(
        (byPurl.get(purl) ?? []).flatMap(({ needs }) =>
          needs.flatMap((key) => {
            const need = graph.get(key)
            return need ? [purlOf(need)] : []
          }),
        ),
      ),
    ].sort()
  const own = `pkg:generic/mosaic-${part}@${version}`
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': own, name: part, version, purl: own } },
    components: purls.map((purl) => {
      const [first] = byPurl.get(purl) ?? []
      return {
        type: 'library',
        'bom-ref': purl,
        name: first?.name ?? '',
        version: first?.version ?? '',
        purl,
        hashes: hashesOf(first?.integrity ?? null),
      }
    }),
    dependencies: [{ ref: own, dependsOn: purls }, ...purls.map((purl) => ({ ref: purl, dependsOn: needsOf(purl) }))],
  }
}

/** `npm run sbom`: one file for each shipped part. */
export const sbom = (): number => {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  mkdirSync(outFolder, { recursive: true })
  for (const part of shippedParts()) {
    const { version = '0.0.0' } = JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8')) as {
      version?: string
    }
    const bill = billOf(lockfile, part, version)
    const file = join(outFolder, `${part}.cdx.json`)
    writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
    console.log(`${file}: ${bill.components.length} packages`)
  }
  return 0
}
