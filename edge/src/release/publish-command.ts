import type { Decision } from '../store/change-channel'
import { readBuild } from './build'
import type { Command } from './cli'
import { done, dryRunOf, usage } from './command-results'
import { checked, documentOf } from './command-target'
import { pointTo } from './decisions'
import { describeDecision } from './plan'
import { gate, publish } from './publish'

export const publishCommand: Command = {
  usage: 'publish <name> [--channel next] [--folder release-folder]',
  what: 'build what changed, put it into the store and point the channel to it',
  options: { folder: 'a finished release folder instead of a build of this workspace' },
  run: async (context) => {
    const named = checked(context)
    if (typeof named === 'string') return usage(named)
    const { owner, channel } = named
    const build = await readBuild(context.text('folder') ?? (await context.build(owner)))
    if (build.owner !== owner) return usage(`${build.folder} is a release of ${build.owner}, not of ${owner}.`)
    const document = await documentOf(context.store, channel)
    if (build.faults.length > 0) return { outcome: 'refused', lines: build.faults }
    const judged = await gate(context.store, document, owner, build.manifest)
    const refused = judged.refusals.map(({ sentence }) => sentence)
    const decision: Decision =
      refused.length > 0
        ? { kind: 'refused', sentences: refused }
        : pointTo(document, 'publish', owner, build.manifest.release)
    context.plan([
      ...describeDecision(document, decision),
      `gate: ${judged.verdict}`,
      ...judged.warnings.map((sentence) => `  ! ${sentence}`),
    ])
    if (context.dry) return dryRunOf(decision)
    const result = await publish(context.store, build.folder, channel, context.author('a new build'))
    switch (result.kind) {
      case 'published':
        return done(
          [`${channel} is at ${result.seq}: ${owner} ${result.from ?? 'nothing'} → ${result.release}`],
          result,
        )
      case 'unchanged':
        return done([`${channel} already shows ${owner} ${result.release}`], result)
      case 'refused':
        return {
          outcome: 'refused',
          lines: refused.length > 0 ? ['Refused by the gate.'] : [result.reason],
          data: result,
        }
      case 'busy':
        return { outcome: 'busy', lines: [result.reason], data: result }
    }
  },
}
