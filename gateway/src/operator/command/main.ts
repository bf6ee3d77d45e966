import { userInfo } from 'node:os'
import { readConfig } from '../../config'
import { createClient } from './client'
import { readOpsCommand, usage } from './ops-command'
import { runCommand } from './run'

const main = async (args: readonly string[]): Promise<number> => {
  const user = userInfo().username
  const command = readOpsCommand(args, user)
  if (command.kind === 'help') {
    console.log(command.problem === null ? usage : `${command.problem}\n\n${usage}`)
    return command.problem === null ? 0 : 1
  }
  const { url, keys } = readConfig(process.env, process.cwd())
  if (keys.ops === null) {
    console.error('OPS_KEY is missing: without it the gateway takes no commands.')
    return 1
  }
  const as = 'operator' in command ? command.operator : user
  return runCommand(createClient(url, keys.ops, as), command, (lines) => console.log(lines.join('\n')))
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`Not done: ${error instanceof Error ? error.message : String(error)}.`)
  return 1
})
