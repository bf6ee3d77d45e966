export const usage = [
  'npm run ops -- withdrawals list [--all]                     what waits for a decision; --all: also what is being paid out',
  'npm run ops -- withdrawals approve <id> [--as <name>]       pays it out',
  'npm run ops -- withdrawals reject <id> "<reason>" [--as <name>]   gives the money back; the member reads the reason',
].join('\n')

export type OpsCommand =
  | { readonly kind: 'list'; readonly all: boolean }
  | { readonly kind: 'approve'; readonly id: string; readonly operator: string }
  | { readonly kind: 'reject'; readonly id: string; readonly operator: string; readonly reason: string }
  | { readonly kind: 'help'; readonly problem: string | null }

const help = (problem: string | null): OpsCommand => ({ kind: 'help', problem })

/** @param user who is logged in on this machine; the name in the log unless `--as` gives another one. */
export const readOpsCommand = (args: readonly string[], user: string): OpsCommand => {
  const named = args.indexOf('--as')
  const operator = named < 0 ? user : args[named + 1]
  const rest = named < 0 ? args : [...args.slice(0, named), ...args.slice(named + 2)]
  const [subject = 'help', verb, id, reason] = rest.filter((arg) => arg !== '--all')
  if (subject === 'help') return help(null)
  if (subject !== 'withdrawals') return help(`"${subject}" is not known.`)
  if (!operator) return help('--as needs a name.')
  if (verb === 'list') return { kind: 'list', all: rest.includes('--all') }
  if (verb !== 'approve' && verb !== 'reject') return help(`"withdrawals ${verb ?? ''}" is not known.`)
  if (!id) return help(`Which one? "withdrawals list" shows their ids.`)
  if (verb === 'approve') return { kind: 'approve', id, operator }
  return reason ? { kind: 'reject', id, operator, reason } : help('Why? The member reads the reason.')
}
