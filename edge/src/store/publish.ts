import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import { routeConflicts } from '../composition/route-conflicts'
import type { ChannelDocument, ReleaseStore } from './release-store'

export type PublishResult =
  | { readonly kind: 'published'; readonly owner: string; readonly release: string; readonly from: string | null; readonly seq: number }
  | { readonly kind: 'unchanged'; readonly owner: string; readonly release: string }
  | { readonly kind: 'refused'; readonly owner: string; readonly reason: string }

type Build = { readonly owner: string; readonly manifest: RemoteManifest | HostManifest; readonly remote: RemoteManifest | null }

const readBuild = async (folder: string): Promise<Build> => {
  const isHost = existsSync(join(folder, 'host.json'))
  const manifest: RemoteManifest | HostManifest = JSON.parse(await readFile(join(folder, isHost ? 'host.json' : 'remote.json'), 'utf8'))
  return 'name' in manifest ? { owner: manifest.name, manifest, remote: manifest } : { owner: 'host', manifest, remote: null }
}

const damagedFiles = async (folder: string, integrity: Readonly<Record<string, string>>): Promise<string[]> => {
  const damaged = await Promise.all(
    Object.entries(integrity).map(async ([file, expected]) => {
      const bytes = await readFile(join(folder, file)).catch(() => null)
      return bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}` === expected ? [] : [file]
    }),
  )
  return damaged.flat()
}

const otherRemotes = async (store: ReleaseStore, pointers: ChannelDocument['default'], owner: string): Promise<RemoteManifest[]> => {
  const others = await Promise.all(
    Object.entries(pointers)
      .filter(([name]) => name !== owner && name !== 'host')
      .map(([name, release]) => store.remote(name, release)),
  )
  return others.filter((manifest) => manifest !== null)
}

const attempts = 20

/**
 * Puts a finished build into the store and points the channel to it. The same build twice changes nothing; two squads at
 * the same instant both succeed, because the loser of a swap reads again and repeats.
 */
export const publish = async (store: ReleaseStore, folder: string, channelName = 'stable'): Promise<PublishResult> => {
  const { owner, manifest, remote } = await readBuild(folder)
  const { release } = manifest
  if ((await store.channel(channelName))?.default[owner] === release && (await store.has(owner, release))) return { kind: 'unchanged', owner, release }
  const damaged = await damagedFiles(folder, manifest.integrity)
  if (damaged.length > 0) return { kind: 'refused', owner, reason: `${owner} ${release}: ${damaged.join(', ')} differ from the integrity that the build recorded` }
  await store.put(owner, release, folder)

  for (let count = 0; count < attempts; count++) {
    const current = await store.channel(channelName)
    const pointers = current?.default ?? {}
    const from = pointers[owner] ?? null
    if (from === release) return { kind: 'unchanged', owner, release }
    const conflicts = remote ? routeConflicts(remote, await otherRemotes(store, pointers, owner)) : []
    if (conflicts.length > 0) return { kind: 'refused', owner, reason: conflicts.join('; ') }
    const seq = (current?.seq ?? 0) + 1
    if (await store.swapChannel(seq - 1, { schema: 1, channel: channelName, seq, default: { ...pointers, [owner]: release } })) {
      await store.audit({ at: new Date().toISOString(), action: 'publish', channel: channelName, owner, from, to: release, seq })
      return { kind: 'published', owner, release, from, seq }
    }
  }
  return { kind: 'refused', owner, reason: `${channelName} changed ${attempts} times while ${owner} was being published; try again` }
}

/** Takes a remote off a channel; its releases stay in the store. */
export const withdraw = async (store: ReleaseStore, owner: string, channelName = 'stable'): Promise<boolean> => {
  for (let count = 0; count < attempts; count++) {
    const current = await store.channel(channelName)
    if (!current?.default[owner]) return false
    const { [owner]: _gone, ...pointers } = current.default
    if (await store.swapChannel(current.seq, { ...current, seq: current.seq + 1, default: pointers })) return true
  }
  return false
}
