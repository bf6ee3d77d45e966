import { parseArgs } from 'node:util'
import { runScripts } from './run-scripts'
import { createWalletLine, httpPost } from './wallet-line'

const help = `npm run acceptance -- --url <gateway> --game <code> --launch-token <token> [--key-id studio-1]
Plays the fault scripts of a game provider against the seamless wallet of any gateway and prints what it stood.
SEAMLESS_SECRET in the environment signs the calls. The launch token is the one in the address of a launched game, unused; its
player needs about fifty times the lowest bet of the game and five free rounds of it
(npm run ops -- free-rounds propose … and approve …).`

const green = (text: string): string => `\u001b[32m${text}\u001b[0m`
const red = (text: string): string => `\u001b[31m${text}\u001b[0m`

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      game: { type: 'string' },
      'launch-token': { type: 'string' },
      'key-id': { type: 'string', default: 'studio-1' },
      help: { type: 'boolean', default: false },
    },
  })
  const { url, game, 'launch-token': launchToken, 'key-id': id } = values
  const secret = process.env.SEAMLESS_SECRET ?? ''
  if (values.help || !url || !game || !launchToken || secret === '') {
    process.stdout.write(`${help}\n`)
    return values.help ? 0 : 1
  }
  const line = createWalletLine(httpPost(url.replace(/\/$/, '')), { id, secret })
  const verdicts = await runScripts(line, launchToken, game)
  if (!verdicts) {
    process.stdout.write(`${red('The launch token opened no session of this game.')}\n`)
    return 1
  }
  for (const { name, faults } of verdicts) {
    process.stdout.write(`${faults.length === 0 ? green('✓') : red('✗')} ${name}\n`)
    for (const fault of faults) process.stdout.write(`    ${red(fault)}\n`)
  }
  const stood = verdicts.filter(({ faults }) => faults.length === 0).length
  process.stdout.write(`${stood} of ${verdicts.length}\n`)
  return stood === verdicts.length ? 0 : 1
}

run().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
