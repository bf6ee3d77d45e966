import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { DockerfileParser, type Dockerfile } from 'dockerfile-ast'
import { build } from 'esbuild'
import { parseDocument } from 'yaml'
import { deskFolder, serverFiles } from '../../start/server-files'

const root = join(__dirname, '../../..')

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
/** Covers our own patterns only: a name at the top, or `**\/name` at any depth, with `*` inside a name. */
const isIgnored = (file: string): boolean => {
  const parts = file.split('/').filter((part) => part !== '.' && part !== '')
  return ignored.some((pattern) => {
    const name = new RegExp(`^${pattern.replace('**/', '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    return (pattern.startsWith('**/') ? parts : parts.slice(0, 1)).some((part) => name.test(part))
  })
}

/** Folder of each package of the workspace, by name. */
const packageFolders = new Map(
  ['host-shell', 'gateway', 'studio', 'edge'].map(
    (place) =>
      [
        String((JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8')) as { name: string }).name),
        place,
      ] as const,
  ),
)

/** Everything of this checkout that the scripts import, at once or later. */
const importedBy = async (scripts: readonly string[]): Promise<readonly string[]> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...scripts],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    outdir: 'nowhere',
    logLevel: 'silent',
    plugins: [
      {
        name: 'own-code-only',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@mosaic/') || isAbsolute(path) ? undefined : { external: true },
          ),
      },
    ],
  })
  return Object.keys(metafile.inputs)
}
const folder = join(root, 'deploy/docker')
const files = readdirSync(folder).filter((name) => name.endsWith('.Dockerfile'))
const parse = (name: string): Dockerfile => DockerfileParser.parse(readFileSync(join(folder, name), 'utf8'))

const known = [
  'FROM',
  'WORKDIR',
  'COPY',
  'RUN',
  'ENV',
  'USER',
  'VOLUME',
  'EXPOSE',
  'HEALTHCHECK',
  'CMD',
  'ARG',
  'ENTRYPOINT',
  'LABEL',
]

test('one image for each server and one for publishing', () => {
  expect([...files].sort()).toEqual([
    'edge.Dockerfile',
    'gateway.Dockerfile',
    'publisher.Dockerfile',
    'studio.Dockerfile',
  ])
})

describe.each(files)('%s', (name) => {
  const dockerfile = parse(name)
  const instructions = dockerfile.getInstructions()
  const last = (keyword: string) => instructions.filter((instruction) => instruction.getKeyword() === keyword).at(-1)

  test('has only instructions that exist, each with arguments', () => {
    for (const instruction of instructions) {
      expect(known).toContain(instruction.getKeyword())
      expect([instruction.getKeyword(), instruction.getArguments().length > 0]).toEqual([
        instruction.getKeyword(),
        true,
      ])
    }
  })

  test('is based on Node 24 with a named variant, never on "latest"', () => {
    for (const from of dockerfile.getFROMs()) expect(from.getImage()).toBe('node:24-bookworm-slim')
  })

  test('does not run as root', () => {
    expect(last('USER')?.getArgumentsContent()).toBe('node')
    const lines = instructions.map((instruction) => instruction.getKeyword())
    expect(lines.lastIndexOf('USER')).toBeLessThan(lines.lastIndexOf('CMD'))
  })

  test('starts node itself, so that a stop signal reaches it', () => {
    expect(last('CMD')?.getArgumentsContent()).toMatch(/^\["node", /)
  })

  test('copies only from stages that exist and names files that are in the checkout', () => {
    const stages = dockerfile.getFROMs().map((from) => from.getBuildStage())
    for (const copy of dockerfile.getCOPYs()) {
      const from = copy.getFlags().find((flag) => flag.getName() === 'from')
      if (from) expect(stages).toContain(from.getValue())
    }
    const scripts = [...readFileSync(join(folder, name), 'utf8').matchAll(/(?:deploy|scripts)\/[\w/]+\.ts/g)].map(
      ([file]) => file,
    )
    for (const file of scripts) expect([file, existsSync(join(root, file))]).toEqual([file, true])
  })

  test('copies, packs and starts only files of the checkout or its build', () => {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const copy of dockerfile.getCOPYs()) {
      if (copy.getFlags().some((flag) => flag.getName() === 'from')) continue
      const sources = copy
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue())
      for (const source of sources)
        expect([source, existsSync(join(root, source)), isIgnored(source)]).toEqual([source, true, false])
    }
    const built = Object.values(serverFiles('.'))
    for (const [, packageName = ''] of text.matchAll(/--filter (\S+)/g))
      expect(packageFolders.has(packageName)).toBe(true)
    for (const [, output = '', server = ''] of text.matchAll(/cp -r ((\w+)\/dist) /g)) {
      expect(built.some((file) => file.startsWith(`${output}/`))).toBe(true)
      expect(text).toContain(
        `--filter ${[...packageFolders].find(([, place]) => place === server)?.[0] ?? 'nothing'} deploy`,
      )
    }
    const started = last('CMD')?.getArgumentsContent() ?? ''
    const file = /"([\w/.-]+\.(?:mjs|ts))"/.exec(started)?.[1] ?? ''
    const isOutput = text.includes('/dist /app/dist') && built.some((output) => output.endsWith(`/${file}`))
    expect([file, isOutput || existsSync(join(root, file))]).toEqual([file, true])
  })

  test('runs only scripts whose every import reaches the image', async () => {
    const scripts = [
      ...new Set(
        [...readFileSync(join(folder, name), 'utf8').matchAll(/(?:deploy|scripts)\/[\w/]+\.ts/g)].map(([file]) => file),
      ),
    ]
    expect(scripts.length).toBeGreaterThan(0)
    for (const file of await importedBy(scripts))
      expect([file, isIgnored(file), existsSync(join(root, file))]).toEqual([file, false, true])
  })

  test('brings the package manager that the workspace pins', () => {
    const { packageManager }: { packageManager: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const [, version] of readFileSync(join(folder, name), 'utf8').matchAll(/--package=(\S+)/g))
      expect(version).toBe(packageManager)
  })
})

test('the image of the gateway brings the operator desk to the folder that the gateway serves', () => {
  const text = readFileSync(join(folder, 'gateway.Dockerfile'), 'utf8')
  const [, bundled, script = ''] = /(--import tsx (scripts\/deploy\/\w+\.ts))/.exec(text) ?? []
  expect(bundled).toBeDefined()
  expect(readFileSync(join(root, script), 'utf8')).toContain('buildDesk(')
  const [, made = '', place] = /mv (\S+) (\S+)/.exec(text) ?? []
  expect(deskFolder(root)).toBe(join(root, made))
  expect(text).toContain(` OPS_FILES=${place}`)
  expect(isIgnored('operator/build.ts')).toBe(false)
})

test('a server listens on the port that its image exposes, and its health check uses it', () => {
  for (const [name, port] of [
    ['edge', '4000'],
    ['gateway', '4001'],
    ['studio', '4002'],
  ]) {
    const instructions = parse(`${name}.Dockerfile`).getInstructions()
    expect(instructions.find((instruction) => instruction.getKeyword() === 'EXPOSE')?.getArgumentsContent()).toBe(port)
    expect(
      instructions.find((instruction) => instruction.getKeyword() === 'HEALTHCHECK')?.getArgumentsContent(),
    ).toContain(`:${port}/healthz`)
  }
})

type Needs = {
  readonly dependencies?: Readonly<Record<string, string | { readonly version: string }>>
  readonly optionalDependencies?: Needs['dependencies']
}
type Lockfile = {
  readonly importers: Readonly<Record<string, Needs>>
  readonly snapshots: Readonly<Record<string, Needs>>
}

/** Names of all packages that `pnpm deploy --prod` of a folder brings, by the lockfile. */
const shippedWith = (folder: string): Set<string> => {
  const { importers, snapshots } = parseDocument(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')).toJS({
    maxAliasCount: -1,
  }) as Lockfile
  const names = new Set<string>()
  const seen = new Set<string>()
  const visit = (needs: Needs | undefined, from: string): void => {
    for (const [name, wanted] of Object.entries({ ...needs?.dependencies, ...needs?.optionalDependencies })) {
      const version = typeof wanted === 'string' ? wanted : wanted.version
      const place = version.startsWith('link:') ? join(from, version.slice('link:'.length)) : `${name}@${version}`
      names.add(name)
      if (seen.has(place)) continue
      seen.add(place)
      visit(version.startsWith('link:') ? importers[place] : snapshots[place], place)
    }
  }
  visit(importers[folder], folder)
  return names
}

test('the image of the edge has its runtime files and no build tools', () => {
  const shipped = shippedWith('edge')
  expect(
    [...shipped].filter((name) =>
      /^(webpack|esbuild|jest|typescript|@swc\/core|@module-federation\/enhanced)$/.test(name),
    ),
  ).toEqual([])
  // It stays outside the bundle (edge/build.ts).
  expect(shipped).toContain('@aws-sdk/client-s3')
  expect(shippedWith('shared/remote-kit')).toContain('webpack')
})

test('neither data nor secrets nor the repository itself reach an image', () => {
  for (const pattern of ['**/node_modules', '**/.data*', '.git']) expect(ignored).toContain(pattern)
})

type Service = {
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly image?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: unknown
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly networks: {
    readonly default: { readonly ipam: { readonly config: readonly [{ readonly subnet: string }] } }
  }
}

const composeFile = join(root, 'deploy/compose.yaml')
const readCompose = (): Compose => {
  const document = parseDocument(readFileSync(composeFile, 'utf8'), { merge: true })
  expect([document.errors, document.warnings]).toEqual([[], []])
  return document.toJS()
}

test('the compose file serves the operator desk, with the key that its first operator is made by', () => {
  const { environment = {}, ports = [] } = readCompose().services.gateway ?? {}
  const { OPS_URL = '' } = environment
  const { port } = new URL(OPS_URL)
  expect(ports).toContain(`${port}:${port}`)
  expect(environment).toHaveProperty('OPS_KEY')
  const readme = readFileSync(join(root, 'deploy/README.md'), 'utf8')
  expect(readme).toContain(`${OPS_URL}/ops`)
  const [, command = ''] = /exec gateway node (\S+) operators add/.exec(readme) ?? []
  expect(readFileSync(join(root, 'scripts/deploy/bundle.ts'), 'utf8')).toContain(`'gateway/${command}'`)
})

test('the compose file names only existing services and files, and every key is required', () => {
  const file = composeFile
  const { services, volumes, networks } = readCompose()
  expect(services.gateway?.environment?.TRUSTED_PROXIES).toBe(networks.default.ipam.config[0].subnet)
  for (const [
    name,
    { build, image, volumes: mounted = [], depends_on: needs = {}, environment = {} },
  ] of Object.entries(services)) {
    if (build) expect([name, existsSync(join(dirname(file), build.context, build.dockerfile))]).toEqual([name, true])
    else expect(image).toMatch(/^[\w/]+:\d/)
    for (const volume of mounted) expect(Object.keys(volumes)).toContain(volume.split(':')[0])
    for (const [other, { condition }] of Object.entries(needs)) {
      expect(Object.keys(services)).toContain(other)
      expect(['service_healthy', 'service_completed_successfully']).toContain(condition)
    }
    for (const [key, value] of Object.entries(environment))
      if (/KEY|SECRET|PASSWORD/.test(key))
        expect([key, value]).toEqual([key, expect.stringMatching(/^\$\{\w+:\?.+\}$/)])
  }
  const asked = new Set([...readFileSync(file, 'utf8').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))
  const example = readFileSync(join(root, 'deploy/.env.example'), 'utf8')
  for (const name of asked) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
})
