export const usage = [
  'npm run ops -- withdrawals list [--all]                     what waits for a decision; --all: also what is being paid out',
  'npm run ops -- withdrawals approve <id> [--as <name>]       pays it out',
  'npm run ops -- withdrawals reject <id> "<reason>" [--as <name>]   gives the money back; the member reads the reason',
  'npm run ops -- deposits list [--all]                        what a person has to look at; --all: also transfers without a proof yet',
  'npm run ops -- deposits approve <id> <amount> [--as <name>]       credits what was found on the account',
  'npm run ops -- deposits reject <id> "<reason>" [--as <name>]      credits nothing; the member reads the reason',
].join('\n')

export const subjects = ['withdrawals', 'deposits'] as const
type Subject = (typeof subjects)[number]
const isSubject = (text: string): text is Subject => subjects.some((subject) => subject === text)

type Decided = { readonly id: string; readonly operator: string }
export type OpsCommand =
  | { readonly kind: 'list'; readonly subject: Subject; readonly all: boolean }
  | ({ readonly kind: 'approve'; readonly subject: 'withdrawals' } & Decided)
  | ({ readonly kind: 'approve'; readonly subject: 'deposits'; readonly amount: string } & Decided)
  | ({ readonly kind: 'reject'; readonly subject: Subject; readonly reason: string } & Decided)
  | { readonly kind: 'help'; readonly problem: string | null }

const help = (problem: string | null): OpsCommand => ({ kind: 'help', problem })

/** @param user who is logged in on this machine; the name in the log unless `--as` gives another one. */
export const readOpsCommand = (args: readonly string[], user: string): OpsCommand => {
  const named = args.indexOf('--as')
  const operator = named < 0 ? user : args[named + 1]
  const rest = named < 0 ? args : [...args.slice(0, named), ...args.slice(named + 2)]
  const [subject = 'help', verb, id, last] = rest.filter((arg) => arg !== '--all')
  if (subject === 'help') return help(null)
  if (!isSubject(subject)) return help(`"${subject}" is not known.`)
  if (!operator) return help('--as needs a name.')
  if (verb === 'list') return { kind: 'list', subject, all: rest.includes('--all') }
  if (verb !== 'approve' && verb !== 'reject') return help(`"${subject} ${verb ?? ''}" is not known.`)
  if (!id) return help(`Which one? "${subject} list" shows their ids.`)
  if (verb === 'reject')
    return last ? { kind: 'reject', subject, id, operator, reason: last } : help('Why? The member reads the reason.')
  if (subject === 'withdrawals') return { kind: 'approve', subject, id, operator }
  return last ? { kind: 'approve', subject, id, operator, amount: last } : help('How much was found on the account?')
}
