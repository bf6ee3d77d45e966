import type { RemoteManifest } from '@mosaic/remote-kit'
import { request } from 'undici'
import type { DevManifests } from './composition-source'

/** Asks the development servers for their remotes; one that does not answer yet leaves its published release in place. */
export const createDevManifests = (origins: Readonly<Record<string, string>>): DevManifests => {
  const names = Object.entries(origins)
  return async () => {
    const answers = await Promise.all(
      names.map(async ([name, origin]) => {
        const answer = await request(`${origin}/remote.json`, { headersTimeout: 1000 }).catch(() => null)
        if (answer?.statusCode !== 200) return []
        const manifest = (await answer.body.json()) as RemoteManifest
        return [[name, { manifest, origin }] as const]
      }),
    )
    return new Map(answers.flat())
  }
}
