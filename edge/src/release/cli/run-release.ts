import { parseArgs } from 'node:util'
import type { ReleaseStore } from '../../store/release-store'
import { UsageError } from '../../usage-error'
import {
  exitCodes,
  type Command,
  type CommandContext,
  type CommandResult,
  type Flags,
  type ReleaseContext,
  type ReleaseTools,
} from './command'
import { commandAliases, commands } from './commands'

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
  'Options of every command:',
  ...table(general),
  '',
  'Exit codes: 0 done or nothing to do, 1 failed, 2 wrong usage, 3 refused, 4 busy: run it again, 5 a proof or check is red',
]

const helpOf = ({ usage, what, options }: Command): string[] => [
  `npm run release -- ${usage}`,
  '',
  what,
  '',
  ...table({ ...options, ...general }),
]

/** An empty value or one name too many is a typing error. */
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

type Heading = { readonly command: string; readonly plan: readonly string[] }

/** Prints sentences, or exactly one JSON document whatever the outcome is; gives the exit code. */
const conclude = (
  tools: Pick<ReleaseTools, 'print'>,
  isJson: boolean,
  { command, plan }: Heading,
  { outcome, lines, problems = [], data }: CommandResult,
): number => {
  if (isJson) tools.print(JSON.stringify({ command, plan, outcome, messages: lines, problems, result: data ?? null }))
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

/** Runs one command of the release tool; gives the exit code. */
export const runRelease = async (args: readonly string[], tools: ReleaseContext): Promise<number> => {
  const isJson = args.includes('--json')
  const [given, ...rest] = args.filter((arg, index) => !(index === 0 && arg === '--json'))
  const name = given !== undefined && Object.hasOwn(commandAliases, given) ? commandAliases[given] : given
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  const heading: Heading = { command: name ?? 'help', plan: [] }
  if (!command) {
    const wantsHelp = name === undefined || ['help', '--help', '-h'].includes(name)
    return conclude(
      tools,
      isJson,
      heading,
      wantsHelp
        ? { outcome: 'done', lines: overview() }
        : { outcome: 'usage', lines: [`There is no command ${name}.`, '', ...overview()] },
    )
  }
  const parsed = parse(command, rest)
  if ('mistake' in parsed)
    return conclude(tools, isJson, heading, { outcome: 'usage', lines: [parsed.mistake, '', ...helpOf(command)] })
  const { flags, names } = parsed
  if (flags.help) return conclude(tools, isJson, heading, { outcome: 'done', lines: helpOf(command) })
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
  return conclude(tools, isJson, { command: heading.command, plan: planned }, result)
}
