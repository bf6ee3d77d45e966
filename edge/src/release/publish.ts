import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { classify, type HostManifest, type Reason, type RemoteManifest } from '@mosaic/remote-kit'
import { changeChannel, type Author, type Decision } from '../store/change-channel'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'
import { companyOf } from './company'
import { pointTo, takeOff } from './decisions'
import { damagedFiles } from './integrity'

export type PublishResult =
  | { readonly kind: 'published'; readonly owner: string; readonly release: string; readonly from: string | null; readonly seq: number; readonly warnings: readonly string[] }
  | { readonly kind: 'unchanged'; readonly owner: string; readonly release: string }
  | { readonly kind: 'refused'; readonly owner: string; readonly reason: string; readonly reasons: readonly Reason[] }
  | { readonly kind: 'busy'; readonly owner: string; readonly reason: string }

export type Build = { readonly owner: string; readonly manifest: RemoteManifest | HostManifest; readonly folder: string }

export const readBuild = async (folder: string): Promise<Build> => {
  const isHost = existsSync(join(folder, 'host.json'))
  const manifest: RemoteManifest | HostManifest = JSON.parse(await readFile(join(folder, isHost ? 'host.json' : 'remote.json'), 'utf8'))
  return { owner: 'name' in manifest ? manifest.name : 'host', manifest, folder }
}

const build: Author = { who: 'build', why: 'a new build' }

/** The gate before every change of a pointer: the release against everybody it can meet on this channel. */
export const gate = async (store: ReleaseStore, document: ChannelDocument, owner: string, manifest: RemoteManifest | HostManifest) =>
  classify(manifest, await companyOf(store, document, owner))

/**
 * Puts a finished build into the store and points the channel to it. The same build twice changes nothing; two squads at
 * the same instant both succeed, because the loser of a swap reads again, is judged again and repeats.
 */
export const publish = async (store: ReleaseStore, folder: string, channelName = 'stable', author: Author = build): Promise<PublishResult> => {
  const { owner, manifest } = await readBuild(folder)
  const { release } = manifest
  if ((await store.channel(channelName))?.default[owner] === release && (await store.has(owner, release))) return { kind: 'unchanged', owner, release }
  const damaged = await damagedFiles(manifest.integrity, (file) => readFile(join(folder, file)).catch(() => null))
  if (damaged.length > 0) return { kind: 'refused', owner, reasons: [], reason: `${owner} ${release}: ${damaged.join(', ')} differ from the integrity that the build recorded` }

  let warnings: readonly string[] = []
  let reasons: readonly Reason[] = []
  const changed = await changeChannel(store, channelName, author, async (document): Promise<Decision> => {
    // It may have been pruned since it was put there.
    await store.put(owner, release, folder)
    const judged = await gate(store, document, owner, manifest)
    warnings = judged.reasons.filter(({ verdict }) => verdict === 'warn').map(({ sentence }) => sentence)
    reasons = judged.reasons.filter(({ verdict }) => verdict === 'refuse')
    return reasons.length > 0 ? { kind: 'refused', sentences: reasons.map(({ sentence }) => sentence) } : pointTo(document, 'publish', owner, release)
  })
  switch (changed.kind) {
    case 'changed':
      return { kind: 'published', owner, release, from: changed.entry.from, seq: changed.document.seq, warnings }
    case 'nothing':
      return { kind: 'unchanged', owner, release }
    case 'refused':
      return { kind: 'refused', owner, reasons, reason: changed.sentences.join('; ') }
    case 'busy':
      return { kind: 'busy', owner, reason: changed.sentence }
  }
}

/** Takes a remote off a channel; its releases stay in the store. */
export const withdraw = async (store: ReleaseStore, owner: string, channelName = 'stable', author: Author = build): Promise<boolean> =>
  (await changeChannel(store, channelName, author, (document) => takeOff(document, owner))).kind === 'changed'
