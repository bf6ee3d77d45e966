import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import { withTimeout } from '../with-timeout'
import { manifestFile, verifiedFile } from '../release/verify/integrity'
import type { ReleaseStore } from '../store/release-store'
import { isHostManifest, isRemoteManifest } from './manifest-shape'

export type ManifestSource = {
  readonly remote: (name: string, release: string) => Promise<RemoteManifest | null>
  readonly host: (release: string) => Promise<HostManifest | null>
}

/**
 * Reads each manifest once, because it never changes. Null for an unreadable or altered one, which the next page tries
 * again.
 */
export const createManifestSource = (store: ReleaseStore, onError: (error: unknown) => void): ManifestSource => {
  const cached = <M extends { readonly release: string }>(
    read: (name: string, release: string) => Promise<M | null>,
    isValid: (manifest: unknown, name: string) => boolean,
  ) => {
    const known = new Map<string, M>()
    return async (name: string, release: string): Promise<M | null> => {
      const what = `${name} ${release}`
      const found = known.get(what)
      if (found) return found
      try {
        const manifest = await withTimeout(read(name, release), `the manifest of ${what}`)
        if (!manifest) return null
        if (manifest.release !== release || !isValid(manifest, name))
          throw new Error(`the stored manifest of ${what} is invalid`)
        await withTimeout(verifiedFile(store, name, release, manifestFile(name)), `the checksum of ${what}`)
        known.set(what, manifest)
        return manifest
      } catch (error) {
        onError(error)
        return null
      }
    }
  }
  const host = cached((_name, release) => store.host(release), isHostManifest)
  return {
    remote: cached((name, release) => store.remote(name, release), isRemoteManifest),
    host: (release) => host('host', release),
  }
}
