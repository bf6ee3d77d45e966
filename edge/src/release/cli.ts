import { parseArgs } from 'node:util'
import type { Author } from '../store/change-channel'
import type { Pointers, ReleaseStore } from '../store/release-store'
import { UsageError } from '../usage-error'
import { commandAliases, commands } from './commands'
import type { CompositionLock } from './lock'

/** What a command ended with; scripts may rely on these. */
export const exitCodes = { done: 0, failed: 1, usage: 2, refused: 3, busy: 4, red: 5 } as const
export type Outcome = keyof typeof exitCodes

/** Green with the flows that passed, or red with those that failed; none failed when they could not run at all. */
export type Proof =
  | { readonly ok: true; readonly flows: readonly string[] }
  | { readonly ok: false; readonly failed: readonly string[]; readonly output: string }

/** What the workspace lends to the commands. */
export type ReleaseTools = {
  readonly store: ReleaseStore
  readonly who: string
  /** Where the keys lie that sign compositions. */
  readonly keyFile: string
  readonly print: (line: string) => void
  readonly now: () => Date
  /** Builds one remote (or the host) of the workspace and gives its release folder. */
  readonly build: (name: string) => Promise<string>
  /** Runs the cross-remote flows on a site that shows this store. */
  readonly prove: (store: ReleaseStore, channel: string) => Promise<Proof>
  /** Keeps the proven set; gives the place it was written to. */
  readonly writeLock: (channel: string, seq: number, releases: Pointers, flows: readonly string[]) => Promise<string>
  /** Whether the site knows this merchant; null when nobody could be asked. */
  readonly isMerchant: (code: string) => Promise<boolean | null>
  /** The set that was proven last; null when none was. */
  readonly readLock: () => Promise<CompositionLock | null>
}

export type Flags = Readonly<Partial<Record<string, string | boolean>>>

export type CommandContext = ReleaseTools & {
  readonly flags: Flags
  readonly names: readonly string[]
  readonly text: (flag: string) => string | undefined
  readonly author: (fallback: string) => Author
  /** Says what is about to happen; with --dry-run nothing follows. */
  readonly plan: (lines: readonly string[]) => void
  readonly dry: boolean
}

export type CommandResult = { readonly outcome: Outcome; readonly lines: readonly string[]; readonly data?: unknown }

export type Command = {
  readonly usage: string
  readonly what: string
  /** So many words may follow the command; by default one where the usage has a name. */
  readonly names?: number
  readonly options: Readonly<Record<string, string>>
  readonly run: (context: CommandContext) => Promise<CommandResult>
}

const general: Readonly<Record<string, string>> = {
  channel: 'channel to change (stable)',
  reason: 'why, for the audit log',
  by: 'who, for the audit log (git’s user, or the system’s)',
  store: 'folder or s3://bucket/prefix (RELEASE_STORE, or the data folder’s store)',
  'data-dir': 'data folder (DATA_DIR, or .data)',
  'dry-run': 'print the plan and stop',
  json: 'print one JSON object instead of sentences (npm run --silent leaves out npm’s own lines)',
  help: 'print this',
}

const switches = new Set(['dry-run', 'json', 'help', 'skip-proof', 'off', 'force', 'locked'])

const table = (rows: Readonly<Record<string, string>>): string[] =>
  Object.entries(rows).map(([name, what]) => `  --${name.padEnd(12)} ${what}`)

const overview = (): string[] => [
  'npm run release -- <command> [name] [options]',
  '',
  ...Object.values(commands).map(({ usage, what }) => `  ${usage.padEnd(62)} ${what}`),
  '',
  'Every command knows:',
  ...table(general),
  '',
  'Exit codes: 0 done or nothing to do, 1 failed, 2 wrong usage, 3 refused, 4 somebody else was faster, 5 a proof or check is red',
]

const helpOf = ({ usage, what, options }: Command): string[] => [
  `npm run release -- ${usage}`,
  '',
  what,
  '',
  ...table({ ...options, ...general }),
]

/** A word too many or a value that is empty is a slip; what was meant is for the person to say. */
const mistakeIn = ({ usage, names: allowed }: Command, flags: Flags, names: readonly string[]): string | null => {
  const empty = Object.entries(flags).find(([, value]) => typeof value === 'string' && value.trim() === '')
  if (empty) return `--${empty[0]} needs a value.`
  const takesName = /[<[]name[>\]]/.test(usage)
  if (names.length > (allowed ?? (takesName ? 1 : 0)))
    return takesName
      ? `One name is enough; ${names.slice(1).join(' ')} is too much.`
      : `This command takes no name; ${names.join(' ')} is too much.`
  return null
}

type Said = { readonly command: string; readonly plan: readonly string[] }

/** Sentences, or exactly one JSON document, whatever a command ends with. */
const conclude = (
  tools: Pick<ReleaseTools, 'print'>,
  isJson: boolean,
  { command, plan }: Said,
  { outcome, lines, data }: CommandResult,
): number => {
  if (isJson) tools.print(JSON.stringify({ command, plan, outcome, messages: lines, result: data ?? null }))
  else lines.forEach(tools.print)
  return exitCodes[outcome]
}

type Parsed = { readonly flags: Flags; readonly names: readonly string[] } | { readonly mistake: string }

const parse = (command: Command, args: readonly string[]): Parsed => {
  const known = { ...command.options, ...general }
  const options = Object.fromEntries(
    Object.keys(known).map((flag) => [
      flag,
      {
        type: switches.has(flag) ? ('boolean' as const) : ('string' as const),
        ...(flag === 'help' ? { short: 'h' } : {}),
      },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const flags = values as Flags
    const mistake = flags.help ? null : mistakeIn(command, flags, positionals)
    return mistake ? { mistake } : { flags, names: positionals }
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) }
  }
}

const failure = (error: unknown): CommandResult => ({
  outcome: error instanceof UsageError ? 'usage' : 'failed',
  lines: [error instanceof Error ? error.message || error.name : String(error)],
})

/** The store is opened meanwhile: a command that only explains itself does not wait for it, nor fail when it cannot be opened. */
export type ReleaseDesk = Omit<ReleaseTools, 'store'> & { readonly store: ReleaseStore | Promise<ReleaseStore> }

/** Runs one command of the release tool. */
export const runRelease = async (args: readonly string[], tools: ReleaseDesk): Promise<number> => {
  const isJson = args.includes('--json')
  const [given, ...rest] = args.filter((arg, index) => !(index === 0 && arg === '--json'))
  const name = given !== undefined && Object.hasOwn(commandAliases, given) ? commandAliases[given] : given
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  const nothingSaid: Said = { command: name ?? 'help', plan: [] }
  if (!command) {
    const isAsked = name === undefined || ['help', '--help', '-h'].includes(name)
    return conclude(
      tools,
      isJson,
      nothingSaid,
      isAsked
        ? { outcome: 'done', lines: overview() }
        : { outcome: 'usage', lines: [`There is no command ${name}.`, '', ...overview()] },
    )
  }
  const parsed = parse(command, rest)
  if ('mistake' in parsed)
    return conclude(tools, isJson, nothingSaid, { outcome: 'usage', lines: [parsed.mistake, '', ...helpOf(command)] })
  const { flags, names } = parsed
  if (flags.help) return conclude(tools, isJson, nothingSaid, { outcome: 'done', lines: helpOf(command) })
  const text = (flag: string) => (typeof flags[flag] === 'string' ? flags[flag] : undefined)
  const planned: string[] = []
  const context = (store: ReleaseStore): CommandContext => ({
    ...tools,
    store,
    flags,
    names,
    text,
    dry: flags['dry-run'] === true,
    author: (fallback) => ({ who: text('by') ?? tools.who, why: text('reason') ?? fallback }),
    plan: (lines) => {
      planned.push(...lines)
      if (!isJson) for (const line of ['Plan', ...lines.map((one) => `  ${one}`)]) tools.print(line)
    },
  })
  const result = await Promise.resolve(tools.store)
    .then((store) => command.run(context(store)))
    .catch(failure)
  return conclude(tools, isJson, { command: nothingSaid.command, plan: planned }, result)
}
