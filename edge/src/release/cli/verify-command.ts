import { sentencesOf } from '../../problem'
import type { ReleaseStore } from '../../store/release-store'
import { driftFrom, type CompositionLock } from '../verify/composition-lock'
import { releaseFaults, releaseKey } from '../verify/integrity'
import { verify, type Verified } from '../verify/verify'
import type { Command } from './command'
import { done } from './results'

/** Verifies all releases that can be shown, and the proven set, to which a rollback must be possible. */
const verifyAgainst = async (
  lock: CompositionLock | null,
  store: ReleaseStore,
  isStrict: boolean,
): Promise<Verified> => {
  const result = await verify(store)
  if (!lock) return isStrict ? { ...result, faults: [...result.faults, 'No set has been proven: promote one'] } : result
  const { checksums } = await store.state()
  const all = Object.entries(lock.releases)
  // The lock file is in the repository, so it can name releases that were never published into this store.
  const [here, elsewhere] = [
    all.filter(([owner, release]) => Object.hasOwn(checksums, releaseKey(owner, release))),
    all.filter(([owner, release]) => !Object.hasOwn(checksums, releaseKey(owner, release))),
  ]
  const broken = (await Promise.all(here.map(([owner, release]) => releaseFaults(store, owner, release)))).flat()
  const absent = elsewhere.map(([owner, release]) => `${owner} ${release}`).join(', ')
  const shown = (await store.channel(lock.channel))?.default ?? {}
  // Without a proven release in this store there is nothing to compare with.
  const incomparable = new Set(elsewhere.map(([owner]) => owner))
  const comparable = Object.fromEntries(Object.entries(shown).filter(([owner]) => !incomparable.has(owner)))
  const drift = isStrict
    ? driftFrom(lock, { default: shown })
    : driftFrom({ ...lock, releases: Object.fromEntries(here) }, { default: comparable })
  return {
    ...result,
    faults: [
      ...new Set([
        ...result.faults,
        ...sentencesOf(broken).map((fault) => `proven set: ${fault}`),
        ...(isStrict ? drift : []),
      ]),
    ],
    warnings: [
      ...result.warnings,
      ...(absent === ''
        ? []
        : [
            `of the set proven on ${lock.provenAt} these were never published into this store: ${absent}; npm run release -- prove proves what it shows`,
          ]),
      ...(isStrict ? [] : drift),
    ],
  }
}

export const verifyCommand: Command = {
  usage: 'verify',
  what: 'read back every release that can be shown, run the compatibility gate again, check the audit chain',
  options: {
    locked: 'fail when the channel does not show the set that was proven last',
    lock: 'file that keeps the proven set (composition.lock.json)',
  },
  run: async ({ store, flags, readLock }) => {
    const result = await verifyAgainst(await readLock(), store, flags.locked === true)
    const warnings = result.warnings.map((sentence) => `! ${sentence}`)
    if (result.faults.length > 0) return { outcome: 'red', lines: [...result.faults, ...warnings], data: result }
    return done(
      [...warnings, `${result.releases} releases are whole and fit together; the audit chain is unbroken`],
      result,
    )
  },
}
