import { sentencesOf } from '../../problem'
import { planPublish } from '../plan/publish-plan'
import { executePublish } from '../publish/publish'
import type { Command } from './command'
import { describeDecision } from './describe-decision'
import { done, dryRunOf, refused, usage } from './results'
import { parseTarget } from './target'

export const publishCommand: Command = {
  usage: 'publish <name> [--channel next] [--folder release-folder]',
  what: 'build what changed, put it into the store and point the channel to it',
  options: { folder: 'a finished release folder instead of a build of this workspace' },
  run: async (context) => {
    const named = parseTarget(context)
    if (typeof named === 'string') return usage(named)
    const { owner, channel } = named
    const plan = await planPublish(context.store, context.text('folder') ?? (await context.build(owner)), channel)
    const { build, document, decision, verdict, warnings } = plan
    if (build.owner !== owner) return usage(`${build.folder} is a release of ${build.owner}, not of ${owner}.`)
    if (build.problems.length > 0) return refused(build.problems)
    context.plan([
      ...describeDecision(document, decision),
      `gate: ${verdict}`,
      ...warnings.map((sentence) => `  ! ${sentence}`),
    ])
    if (context.dry) return dryRunOf(decision)
    const result = await executePublish(context.store, plan, context.author('a new build'))
    switch (result.kind) {
      case 'published':
        return done(
          [`${channel} is at ${result.seq}: ${owner} ${result.from ?? 'nothing'} → ${result.release}`],
          result,
        )
      case 'unchanged':
        return done([`${channel} already shows ${owner} ${result.release}`], result)
      case 'refused': {
        const isPlanned = decision.kind === 'refused'
        const lines = isPlanned ? ['Refused by the gate.'] : sentencesOf(result.problems)
        return { ...refused(result.problems, lines), data: result }
      }
      case 'busy':
        return { outcome: 'busy', lines: [result.reason], data: result }
    }
  },
}
