import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import { request } from 'undici'
import { isRemoteManifest } from './manifest-shape'

export type DevManifests = {
  readonly host: { readonly manifest: HostManifest; readonly origin: string } | null
  readonly remotes: ReadonlyMap<string, { readonly manifest: RemoteManifest; readonly origin: string }>
}

/** Null if the server is away, hangs or answers with anything but JSON. */
const ask = async <T>(url: string): Promise<T | null> => {
  try {
    const answer = await request(url, { headersTimeout: 1000, bodyTimeout: 1000 })
    if (answer.statusCode === 200) return (await answer.body.json()) as T
    await answer.body.dump()
    return null
  } catch {
    return null
  }
}

/** Manifests of the running development servers; without an answer the published release is used. */
export const createDevManifests = (origins: Readonly<Record<string, string>>) => async (): Promise<DevManifests> => {
  const { host: hostOrigin, ...remoteOrigins } = origins
  const hostManifest = hostOrigin ? await ask<HostManifest>(`${hostOrigin}/host.json`) : null
  const answers = await Promise.all(
    Object.entries(remoteOrigins).map(async ([name, origin]) => {
      const manifest = await ask<RemoteManifest>(`${origin}/remote.json`)
      return isRemoteManifest(manifest, name) ? [[name, { manifest, origin }] as const] : []
    }),
  )
  return {
    host: hostOrigin && hostManifest ? { manifest: hostManifest, origin: hostOrigin } : null,
    remotes: new Map(answers.flat()),
  }
}
