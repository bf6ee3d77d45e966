import { spawn } from 'node:child_process'
import { root } from '../root'

export type CommandResult = { readonly code: number; readonly output: string }

/** Runs a command in the checkout and returns what it printed. */
export const runCommand = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('exit', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })

/** Runs a tool of node_modules with this Node. */
export const runTool = (
  bin: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<CommandResult> =>
  runCommand(process.execPath, ['--enable-source-maps', `${root}/node_modules/${bin}`, ...args], env)
