import {
  hostShared,
  lazyKey,
  lazyPackages,
  remoteShared,
  requiredRanges,
  sharedModules,
  sharedVersions,
} from './shared-map'

const versions = { react: '19.3.1', '@mosaic/event-bus': '1.0.0' }

test('the host offers every shared module eagerly, once, with its exact version', () => {
  expect(hostShared(versions).react).toEqual({
    singleton: true,
    strictVersion: true,
    eager: true,
    version: '19.3.1',
    requiredVersion: '^19.3.1',
  })
})

test('a lazy package is offered from its own file and not eagerly', () => {
  const offered = hostShared({ '@mosaic/forms': '1.0.0' })['@mosaic/forms']
  expect(offered).toMatchObject({ singleton: true, version: '1.0.0' })
  expect(offered).not.toHaveProperty('eager')
  expect(offered?.import).toMatch(/shared\/forms\/src\/index\.ts$/)
})

test('a release needs a lazy package only if it uses it', () => {
  const all = { ...versions, '@mosaic/forms': '1.0.0' }
  expect(Object.keys(requiredRanges(all, []))).toEqual(Object.keys(versions))
  expect(requiredRanges(all, ['forms'])['@mosaic/forms']).toBe('*')
})

test('a remote brings no copy of a shared module', () => {
  expect(remoteShared(versions)['@mosaic/event-bus']).toEqual({
    singleton: true,
    strictVersion: true,
    // The compatibility gate compares used names instead.
    requiredVersion: '*',
    import: false,
  })
})

test('the installed version of every shared module is known', () => {
  expect(Object.keys(sharedVersions())).toEqual([...sharedModules.map(({ key }) => key), ...lazyPackages.map(lazyKey)])
  for (const version of Object.values(sharedVersions())) expect(version).toMatch(/^\d+\.\d+\.\d+/)
})

test('plain data and build code are not shared', () => {
  const keys: readonly string[] = sharedModules.map(({ key }) => key)
  expect(keys).not.toContain('@mosaic/contracts')
  expect(keys).not.toContain('@mosaic/remote-kit')
})
