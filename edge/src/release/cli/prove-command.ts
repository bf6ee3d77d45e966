import { baseChannel, effectiveChannel } from '../../store/effective-channel'
import { isChannel } from '../../store/release-names'
import type { Command } from './command'
import { done, dryRun, usage } from './results'
import { withCandidate } from '../verify/composition-lock'
import { failedFlows } from './promote-command'

export const proveCommand: Command = {
  usage: 'prove',
  what: 'run the cross-remote flows on the defaults of a channel and write that set as the proven one',
  options: { lock: 'file that keeps the proven set (composition.lock.json)' },
  run: async ({ store, text, plan, dry, prove, writeLock }) => {
    const channel = text('channel') ?? baseChannel
    const document = isChannel(channel) ? await effectiveChannel(store, channel) : null
    if (!document) return usage(`There is no channel ${channel} to prove.`)
    const set = document.default
    plan([
      `${channel} is at ${document.seq}; no pointer moves`,
      ...Object.entries(set).map(([owner, release]) => `  ${owner.padEnd(12)} ${release}`),
    ])
    if (dry) return dryRun
    const proof = await prove(withCandidate(store, channel, set), channel)
    if (!proof.ok)
      return {
        outcome: 'red',
        lines: [...proof.output.trim().split('\n').slice(-40), failedFlows(proof.failed, `What ${channel} shows`)],
        data: proof,
      }
    const place = await writeLock(channel, document.seq, set, proof.flows)
    return done([`${proof.flows.length} flows passed on what ${channel} shows; the proven set is in ${place}`], {
      channel,
      seq: document.seq,
      releases: set,
      flows: proof.flows,
    })
  },
}
