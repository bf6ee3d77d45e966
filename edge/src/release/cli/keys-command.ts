import { problem } from '../../problem'
import { publicKeysOf } from '../../signing/key-ring'
import {
  addKey,
  dropKey,
  readRing,
  useKey,
  writeRing,
  type RingChange,
  type StoredRing,
} from '../../signing/stored-ring'
import { changeStore } from '../../store/change-channel'
import type { Command, CommandContext, CommandResult } from './command'
import { done, dryRun, refused, storeBusy, usage } from './results'

const steps = { add: 'is trusted', use: 'signs', drop: 'is no longer trusted' } as const
type Step = keyof typeof steps

const isStep = (word: string): word is Step => Object.hasOwn(steps, word)

const describe = (ring: StoredRing | null, file: string): CommandResult => {
  if (!ring)
    return done(
      [`${file} does not exist yet; an edge makes the first key when it starts, or: npm run release -- keys add`],
      { file, signs: null, keys: {} },
    )
  const [signing] = ring.keys
  return done(
    [...ring.keys.map(({ id, made }) => `${id}  made ${made}  ${id === signing?.id ? 'signs' : 'is trusted'}`)],
    {
      file,
      signs: signing?.id ?? null,
      keys: publicKeysOf(ring),
    },
  )
}

const changeOf = (
  step: Step,
  ring: StoredRing | null,
  id: string | undefined,
  now: Date,
  force: boolean,
): RingChange => {
  if (step === 'add') return addKey(ring, now)
  if (!ring) return { kind: 'refused', sentence: 'There is no key yet: npm run release -- keys add' }
  return (step === 'use' ? useKey : dropKey)(ring, id ?? '', now, force)
}

/** Writes the key file and the audit entry, both or neither. */
const rotate = async (
  { store, keyFile, author, now }: CommandContext,
  step: Step,
  ring: StoredRing | null,
  change: RingChange & { kind: 'changed' },
): Promise<boolean> => {
  writeRing(keyFile, change.ring)
  const { from, to } = change
  const entry = {
    at: now().toISOString(),
    action: 'keys',
    channel: '*',
    owner: 'keys',
    from,
    to,
    evidence: { step, believed: change.ring.keys.map(({ id }) => id) },
    ...author(`keys ${step}`),
  } as const
  try {
    if (
      await changeStore(store, (state) => ({
        kind: 'write',
        next: state,
        entry: { ...entry, seq: state.n + 1 },
        result: true,
      }))
    )
      return true
  } catch (error) {
    if (ring) writeRing(keyFile, ring)
    throw error
  }
  if (ring) writeRing(keyFile, ring)
  return false
}

export const keysCommand: Command = {
  usage: 'keys [add | use <id> | drop <id>]',
  what: 'the keys that compositions are signed with; rotated in three steps: add one, use it, drop the old one',
  names: 2,
  options: {
    force: 'use or drop although open tabs may not know the key, for instance if one leaked; needs --reason',
    keys: 'key file (SIGNING_KEYS, or keys/signing.json in the data folder); a running edge follows it within a second',
  },
  run: async (context) => {
    const { keyFile, names, dry, now, flags, text } = context
    const [step, id] = names
    const ring = readRing(keyFile)
    if (step === undefined) return describe(ring, keyFile)
    if (!isStep(step)) return usage(`keys knows ${Object.keys(steps).join(', ')}, not ${step}.`)
    if ((step === 'add') !== (id === undefined))
      return usage(
        step === 'add'
          ? 'keys add takes no name: the new key gets one.'
          : `keys ${step} needs the id of a key: npm run release -- keys lists them.`,
      )
    const force = flags.force === true
    if (force && !text('reason')) return usage('--force needs a --reason, which the audit log keeps.')
    const change = changeOf(step, ring, id, now(), force)
    context.plan(
      change.kind === 'refused'
        ? [`refused: ${change.sentence}`]
        : [`${step === 'add' ? 'a new key' : id} ${steps[step]} (${keyFile})`],
    )
    if (change.kind === 'refused') return refused([problem('key-refused', id ? [id] : [], change.sentence)])
    if (dry) return dryRun
    if (!(await rotate(context, step, ring, change))) return storeBusy
    const { lines, data } = describe(change.ring, keyFile)
    return done([`${change.to ?? change.from} ${steps[step]}`, ...lines], data)
  },
}
