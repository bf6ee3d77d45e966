import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAllDocuments } from 'yaml'

const folder = join(__dirname, '../../../deploy/kubernetes')

type Manifest = {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly [field: string]: unknown
}

const read = <T>(file: string): T[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    expect({ file, errors: document.errors, warnings: document.warnings }).toEqual({ file, errors: [], warnings: [] })
    return document.toJS() as T
  })

const baseFiles = readdirSync(join(folder, 'base')).filter((file) => file !== 'kustomization.yaml')
const manifests = baseFiles.flatMap((file) => read<Manifest>(join(folder, 'base', file)))
const named = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)

/** The model of the API group has the schema of that very version of Kubernetes. */
const validate = async ({ apiVersion, kind, ...rest }: Manifest): Promise<void> => {
  const models: Record<string, new (data: unknown) => { validate(): void }> = await import(
    `kubernetes-models/${apiVersion}`
  )
  const Model = models[kind]
  if (!Model) throw new Error(`${apiVersion} has no ${kind}`)
  new Model(rest).validate()
}

test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
  '%s fits the schema of its API version',
  async (_name, manifest) => {
    await expect(validate(manifest)).resolves.toBeUndefined()
  },
)

test('a misspelt field and a wrong type: refused by the schemas', async () => {
  const deployment = named('Deployment', 'edge')
  await expect(
    validate({ ...deployment, spec: { ...(deployment?.spec as object), replicas: 'three' } } as unknown as Manifest),
  ).rejects.toThrow(/replicas/)
  await expect(
    validate({
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'x' },
      spec: { ports: [{ prot: 80 }] },
    } as unknown as Manifest),
  ).rejects.toThrow()
})

type Kustomization = {
  readonly resources: readonly string[]
  readonly images?: readonly { readonly name: string; readonly newTag: string }[]
  readonly replicas?: readonly { readonly name: string }[]
  readonly patches?: readonly {
    readonly target: { readonly kind: string; readonly name?: string }
    readonly patch: string
  }[]
}

const kustomizations = ['base', ...readdirSync(join(folder, 'overlays')).map((name) => join('overlays', name))].map(
  (name) => {
    const file = join(folder, name, 'kustomization.yaml')
    return [name, file, read<Kustomization>(file)[0] as Kustomization] as const
  },
)

const valueAt = (root: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (place, part) => (typeof place === 'object' && place !== null ? Reflect.get(place, part) : undefined),
      root,
    )

test.each(kustomizations)(
  'every reference of %s exists',
  (_name, file, { resources, images = [], replicas = [], patches = [] }) => {
    for (const resource of resources)
      expect([resource, existsSync(join(dirname(file), resource))]).toEqual([resource, true])
    const used = manifests.flatMap((manifest) => containersOf(manifest).map(({ image }) => image))
    for (const { name, newTag } of images) {
      expect(used).toContain(name)
      expect(newTag).not.toBe('latest')
    }
    for (const { name } of replicas) expect(named('Deployment', name)).toBeDefined()
    for (const { target, patch } of patches) {
      const targets = manifests.filter(
        ({ kind, metadata }) => kind === target.kind && (target.name === undefined || metadata.name === target.name),
      )
      expect([target, targets.length > 0]).toEqual([target, true])
      const operations: { readonly op: string; readonly path: string }[] = parseAllDocuments(patch)[0]?.toJS()
      for (const manifest of targets)
        for (const { op, path } of operations)
          if (op === 'replace') expect([path, valueAt(manifest, path)]).not.toEqual([path, undefined])
    }
  },
)

test('the base lists every file beside it', () => {
  expect([...(kustomizations[0]?.[2].resources ?? [])].sort()).toEqual([...baseFiles].sort())
})

type Container = {
  readonly name: string
  readonly image: string
  readonly envFrom?: readonly unknown[]
  readonly resources?: { readonly requests?: unknown; readonly limits?: unknown }
  readonly securityContext?: {
    readonly allowPrivilegeEscalation?: boolean
    readonly readOnlyRootFilesystem?: boolean
    readonly capabilities?: unknown
  }
  readonly readinessProbe?: unknown
  readonly livenessProbe?: unknown
}

const containersOf = (manifest: Manifest): readonly Container[] =>
  (valueAt(manifest, '/spec/template/spec/containers') as readonly Container[] | undefined) ?? []
const deployments = manifests.filter(({ kind }) => kind === 'Deployment')

test.each(deployments.map((manifest) => [manifest.metadata.name, manifest] as const))(
  '%s runs without rights, with probes and bounds',
  (_name, manifest) => {
    expect(valueAt(manifest, '/spec/template/spec/securityContext')).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(valueAt(manifest, '/spec/template/spec/automountServiceAccountToken')).toBe(false)
    for (const { securityContext, resources, readinessProbe, livenessProbe } of containersOf(manifest)) {
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(resources?.requests).toBeDefined()
      expect(resources?.limits).toBeDefined()
      expect(readinessProbe).toBeDefined()
      expect(livenessProbe).toBeDefined()
    }
  },
)

test('every Service finds its pods, every Ingress its Service and port', () => {
  for (const service of manifests.filter(({ kind }) => kind === 'Service')) {
    const selector = valueAt(service, '/spec/selector')
    expect(
      deployments.some(
        (deployment) =>
          JSON.stringify(valueAt(deployment, '/spec/template/metadata/labels')) === JSON.stringify(selector),
      ),
    ).toBe(true)
  }
  const rules = valueAt(named('Ingress', 'mosaic'), '/spec/rules') as readonly {
    http: { paths: readonly { backend: { service: { name: string; port: { name: string } } } }[] }
  }[]
  for (const { backend } of rules.flatMap(({ http }) => http.paths)) {
    const ports = valueAt(named('Service', backend.service.name), '/spec/ports') as readonly { name: string }[]
    expect(ports.map(({ name }) => name)).toContain(backend.service.port.name)
  }
})

test('edge and gateway know their trusted proxies', () => {
  expect(valueAt(named('ConfigMap', 'mosaic-settings'), '/data/TRUSTED_PROXIES')).toMatch(/^[\d.]+\/\d+$/)
  for (const name of ['edge', 'gateway'])
    expect(containersOf(named('Deployment', name) as Manifest)[0]?.envFrom).toContainEqual({
      configMapRef: { name: 'mosaic-settings' },
    })
})

test('the manifests contain no secret', () => {
  expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([])
  expect(
    Object.keys(valueAt(named('ConfigMap', 'mosaic-settings'), '/data') as object).filter((name) =>
      /KEY|SECRET|PASSWORD|DATABASE_URL/.test(name),
    ),
  ).toEqual([])
})
