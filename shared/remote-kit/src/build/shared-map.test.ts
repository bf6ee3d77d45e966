import { hostShared, remoteShared, sharedModules, sharedVersions } from './shared-map'

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

test('a remote brings no copy of a shared module', () => {
  expect(remoteShared(versions)['@mosaic/event-bus']).toEqual({
    singleton: true,
    strictVersion: true,
    requiredVersion: '^1.0.0',
    import: false,
  })
})

test('the installed version of every shared module is known', () => {
  expect(Object.keys(sharedVersions())).toEqual(sharedModules.map(({ key }) => key))
  for (const version of Object.values(sharedVersions())) expect(version).toMatch(/^\d+\.\d+\.\d+/)
})

test('plain data and build code are not shared', () => {
  const keys: readonly string[] = sharedModules.map(({ key }) => key)
  expect(keys).not.toContain('@mosaic/contracts')
  expect(keys).not.toContain('@mosaic/remote-kit')
})
