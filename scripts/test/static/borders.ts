import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../root'
import { runTool, type CommandResult } from '../run-command'

const cruise = (...places: string[]) =>
  runTool('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', ...places])

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))

const houses = ['shared', 'host-shell', ...remotes, 'gateway', 'operator', 'studio', 'edge']

let lastCheck: Promise<unknown> = Promise.resolve()

/** One after the other: files planted by one check would be findings of the other. */
const inTurn = (check: () => Promise<CommandResult>): Promise<CommandResult> => {
  const result = lastCheck.then(check)
  lastCheck = result.catch(() => undefined)
  return result
}

export const borderCheck = (): Promise<CommandResult> => inTurn(() => cruise(...houses))
export const bordersOf = (folder: string): Promise<CommandResult> => cruise(folder)

type Planted = { readonly folder: string; readonly source: string; readonly refusedBy: readonly string[] }

const violations: readonly Planted[] = [
  {
    folder: 'mfe-wallet/src/planted-violation',
    source: "import '../../../host-shell/src/main'",
    refusedBy: ['remote-imports-no-host-and-no-other-remote'],
  },
  {
    folder: 'gateway/src/protection/planted-violation',
    source: "import '../../identity/session'",
    refusedBy: ['room-imports-lower-rooms', 'room-is-entered-by-its-index'],
  },
  {
    folder: 'shared/ui/src/planted-violation',
    source: "import type { Own } from './reaches-too-far'\nexport type Own = Own[]",
    refusedBy: ['no-circular'],
  },
]

const plant = ({ folder, source }: Planted): (() => void) => {
  const place = join(root, folder)
  const remove = () => rmSync(place, { recursive: true, force: true })
  process.once('exit', remove)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'reaches-too-far.ts'), `${source}\n`)
  return () => {
    remove()
    process.off('exit', remove)
  }
}

const refusesThePlanted = async (): Promise<CommandResult> => {
  const removals = violations.map(plant)
  try {
    // Only the imports of the planted files; the other check covers the rest.
    const { code, output } = await cruise('--max-depth', '1', ...violations.map(({ folder }) => folder))
    const reported = code === 0 ? [] : output.split('\n')
    const isReported = (rule: string, folder: string) =>
      reported.some((line) => line.includes(rule) && line.includes(`${folder}/`))
    const silent = violations.flatMap(({ folder, refusedBy }) =>
      refusedBy.filter((rule) => !isReported(rule, folder)).map((rule) => `${folder} was not reported by ${rule}`),
    )
    return silent.length === 0 ? { code: 0, output: '' } : { code: 1, output: [...silent, output].join('\n') }
  } finally {
    for (const remove of removals) remove()
  }
}

/** Proves that the rules work: a planted import across a border, or of a file by itself, must turn the check red. */
export const plantedBorderCheck = (): Promise<CommandResult> => inTurn(refusesThePlanted)
