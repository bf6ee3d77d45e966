export const usage = [
  'npm run ops -- withdrawals list [--all]                     what waits for a decision; --all: also what is being paid out',
  'npm run ops -- withdrawals approve <id> [--as <name>]       pays it out; from the limit of two people on only the desk can',
  'npm run ops -- withdrawals reject <id> "<reason>" [--as <name>]   gives the money back; the member reads the reason',
  'npm run ops -- deposits list [--all]                        what a person has to look at; --all: also transfers without a proof yet',
  'npm run ops -- deposits approve <id> <amount> [--as <name>]       credits what was found on the account; above the order or the limit only the desk can',
  'npm run ops -- deposits reject <id> "<reason>" [--as <name>]      credits nothing; the member reads the reason',
  'npm run ops -- free-rounds list [--all]                     proposals of prepaid rounds that wait for a decision; --all: with those decided',
  'npm run ops -- free-rounds propose <merchant> <account> <game> <stake> <rounds> <days> "<reason>" [--as <name>]   two people at the desk approve',
  'npm run ops -- free-rounds reject <id> "<reason>" [--as <name>]',
  'npm run ops -- operators add <name> <e-mail>                the first administrator; the link to enrol is mailed. Later accounts are made at the desk',
  'npm run ops -- operators restart <name>                     a lost passkey of the only administrator: all passkeys are forgotten, and a new link is mailed to the person',
  'npm run ops -- ledger verify [--noted <seal>]               adds the whole ledger up anew and walks its hash chains; ends with 1 if something is wrong',
  'npm run ops -- activity recompute [--fix]                    compares the totals of bets with rounds and ledger, and with --fix writes them anew; ends with 1 if something differs',
  'npm run ops -- promotions recompute [--fix]                  compares the progress of campaigns with the rounds, and with --fix writes it anew; ends with 1 if something differs',
  'npm run ops -- agents recompute                             computes rebates, salaries and dividends anew from activity and ledger; ends with 1 if something differs',
  'npm run ops -- reconcile [--days <n>] [--open-hours <n>]     compares with the lists of the payment provider and the game provider: rounds of the last',
  '                                                            days of UTC (1), open for at most so many hours (24); ends with 1 if something differs',
].join('\n')

const subjects = ['withdrawals', 'deposits', 'free-rounds'] as const
export type Subject = (typeof subjects)[number]
const isSubject = (text: string): text is Subject => subjects.some((subject) => subject === text)

type Decided = { readonly id: string; readonly operator: string }
export type OpsCommand =
  | { readonly kind: 'list'; readonly subject: Subject; readonly all: boolean }
  | ({ readonly kind: 'approve'; readonly subject: Exclude<Subject, 'deposits'> } & Decided)
  | ({ readonly kind: 'approve'; readonly subject: 'deposits'; readonly amount: string } & Decided)
  | ({ readonly kind: 'reject'; readonly subject: Subject; readonly reason: string } & Decided)
  | {
      readonly kind: 'propose'
      readonly merchant: string
      readonly account: string
      readonly gameId: string
      readonly stake: string
      readonly rounds: number
      readonly days: number
      readonly reason: string
      readonly operator: string
    }
  | { readonly kind: 'first-operator'; readonly name: string; readonly email: string; readonly operator: string }
  | { readonly kind: 'restart-operator'; readonly name: string; readonly operator: string }
  | { readonly kind: 'verify'; readonly noted: string | null }
  | { readonly kind: 'activity' | 'promotions'; readonly fix: boolean; readonly operator: string }
  | { readonly kind: 'agents' }
  | { readonly kind: 'reconcile'; readonly days: number; readonly openHours: number }
  | { readonly kind: 'help'; readonly problem: string | null }

const help = (problem: string | null): OpsCommand => ({ kind: 'help', problem })

type Words = { readonly rest: readonly string[]; readonly value: string | null | undefined }

/** `value` of an option: undefined without the option, null without a value. `rest`: the other words. */
const option = (args: readonly string[], name: string): Words => {
  const at = args.indexOf(name)
  return at < 0
    ? { rest: args, value: undefined }
    : { rest: [...args.slice(0, at), ...args.slice(at + 2)], value: args[at + 1] ?? null }
}

const readQueue = (
  subject: Subject,
  [verb, id, last]: readonly string[],
  operator: string,
  all: boolean,
): OpsCommand => {
  if (verb === 'list') return { kind: 'list', subject, all }
  if (verb !== 'approve' && verb !== 'reject') return help(`"${subject} ${verb ?? ''}" is not known.`)
  if (!id) return help(`Which one? "${subject} list" shows their ids.`)
  if (verb === 'reject')
    return last ? { kind: 'reject', subject, id, operator, reason: last } : help('Why? The member reads the reason.')
  if (subject !== 'deposits') return { kind: 'approve', subject, id, operator }
  return last ? { kind: 'approve', subject, id, operator, amount: last } : help('How much was found on the account?')
}

const readProposal = (words: readonly string[], operator: string): OpsCommand => {
  const [merchant, account, gameId, stake, rounds, days, reason] = words
  if (!merchant || !account || !gameId || !stake || !rounds || !days || !reason)
    return help('Needed are merchant, account, game, stake, how many rounds, for how many days, and why.')
  return {
    kind: 'propose',
    ...{ merchant, account, gameId, stake, rounds: Number(rounds), days: Number(days), reason, operator },
  }
}

const readOperators = ([verb, name, email]: readonly string[], operator: string): OpsCommand => {
  if (verb !== 'add' && verb !== 'restart') return help(`"operators ${verb ?? ''}" is not known.`)
  if (!name) return help('Whose account?')
  if (verb === 'restart') return { kind: 'restart-operator', name, operator }
  return email ? { kind: 'first-operator', name, email, operator } : help('Which e-mail address gets the link?')
}

const readVerification = (words: readonly string[]): OpsCommand => {
  const { rest, value = null } = option(words, '--noted')
  if (rest.length > 0) return help(`"ledger verify ${rest.join(' ')}" is not known.`)
  return words.length === 0 || /^\d{1,18}:[0-9a-f]{64}$/.test(value ?? '')
    ? { kind: 'verify', noted: value }
    : help('--noted needs what an earlier "ledger verify" told: a number, a colon and a hash.')
}

const readRecomputation = (kind: 'activity' | 'promotions', words: readonly string[], operator: string): OpsCommand =>
  words.length === 0 || (words.length === 1 && words[0] === '--fix')
    ? { kind, fix: words.length === 1, operator }
    : help(`"${kind} recompute ${words.join(' ')}" is not known.`)

const readReconciliation = (words: readonly string[]): OpsCommand => {
  const days = option(words, '--days')
  const open = option(days.rest, '--open-hours')
  const wanted = { days: Number(days.value ?? 1), openHours: Number(open.value ?? 24) }
  if (open.rest.length > 0) return help(`"reconcile ${open.rest.join(' ')}" is not known.`)
  if (days.value === null || !Number.isInteger(wanted.days) || wanted.days < 1 || wanted.days > 31)
    return help('--days needs a number from 1 to 31.')
  return open.value === null || !(wanted.openHours >= 0)
    ? help('--open-hours needs a number of hours.')
    : { kind: 'reconcile', ...wanted }
}

/** @param user who is logged in on this machine; the name in the log unless `--as` gives another one. */
export const readOpsCommand = (args: readonly string[], user: string): OpsCommand => {
  const named = option(args, '--as')
  const operator = named.value === undefined ? user : named.value
  const [subject = 'help', ...rest] = named.rest.filter((arg) => arg !== '--all')
  if (subject === 'help') return help(null)
  if (!operator) return help('--as needs a name.')
  if (subject === 'free-rounds' && rest[0] === 'propose') return readProposal(rest.slice(1), operator)
  if (isSubject(subject)) return readQueue(subject, rest, operator, named.rest.includes('--all'))
  if (subject === 'operators') return readOperators(rest, operator)
  if (subject === 'ledger' && rest[0] === 'verify') return readVerification(rest.slice(1))
  if ((subject === 'activity' || subject === 'promotions') && rest[0] === 'recompute')
    return readRecomputation(subject, rest.slice(1), operator)
  if (subject === 'agents' && rest.join(' ') === 'recompute') return { kind: 'agents' }
  if (subject === 'reconcile') return readReconciliation(rest)
  return help(`"${[subject, ...rest].join(' ')}" is not known.`)
}
