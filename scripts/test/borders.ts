import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { runTool, type CommandResult } from './command'

const cruise = (...places: string[]) =>
  runTool('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', ...places])

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))

const houses = ['shared', 'host-shell', ...remotes, 'gateway', 'studio', 'edge']

let lastCheck: Promise<unknown> = Promise.resolve()

/** One after the other: what one check plants is no finding of the other. */
const inTurn = (check: () => Promise<CommandResult>): Promise<CommandResult> => {
  const result = lastCheck.then(check)
  lastCheck = result.catch(() => undefined)
  return result
}

export const borderCheck = (): Promise<CommandResult> => inTurn(() => cruise(...houses))
export const bordersOf = (folder: string): Promise<CommandResult> => cruise(folder)

const refusesThePlanted = async (): Promise<CommandResult> => {
  const folder = join(root, 'mfe-wallet/src/planted-violation')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'reaches-into-the-host.ts'), "import '../../../host-shell/src/main'\n")
  try {
    const { code, output } = await cruise('mfe-wallet/src/planted-violation')
    const refused = code !== 0 && output.includes('remote-imports-no-host-and-no-other-remote')
    return { code: refused ? 0 : 1, output: refused ? '' : `The planted violation was not reported:\n${output}` }
  } finally {
    remove()
    process.off('exit', remove)
  }
}

/** Proves that the rule bites: a remote that reaches into the host must turn the check red. */
export const plantedBorderCheck = (): Promise<CommandResult> => inTurn(refusesThePlanted)
