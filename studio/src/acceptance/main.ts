import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gatewaySecrets } from '../config'
import { launchTokenFrom } from './launch-token'
import { runScripts } from './run-scripts'
import { createWalletLine, httpPost } from './wallet-line'

const usualGame = 'POMAR_cherry-fiesta'

const help = `npm run acceptance -- --url <gateway> (--launch-token <token> | --qa <site>) [--game <code>]
Plays the fault scripts of a game provider against the seamless wallet of any gateway and prints what it stood.

  --url            where the wallet is: the address in front of /seamless/v1
  --launch-token   one that was issued for the game and used by nobody; its player needs about fifty times the game's lowest bet and
                   five free rounds of the game (npm run ops -- free-rounds propose … and approve …)
  --qa             a Mosaic site with QA=1, which gives both: to --account (vip01) of --merchant (aurora)
  --game           code of the game (${usualGame})
  --key-id         of the key that signs the calls (studio-1)

The key is SEAMLESS_SECRET in the environment, or the one that "npm start" left in DATA_DIR (.data).
Beside "npm start": npm run acceptance -- --url http://localhost:4001 --qa http://localhost:4000`

const green = (text: string): string => `\u001b[32m${text}\u001b[0m`
const red = (text: string): string => `\u001b[31m${text}\u001b[0m`

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      game: { type: 'string', default: usualGame },
      'launch-token': { type: 'string' },
      qa: { type: 'string' },
      merchant: { type: 'string', default: 'aurora' },
      account: { type: 'string', default: 'vip01' },
      'key-id': { type: 'string', default: 'studio-1' },
      help: { type: 'boolean', default: false },
    },
  })
  const { url, qa, game, merchant, account, 'key-id': id } = values
  const secret = gatewaySecrets(process.env, resolve(process.env.DATA_DIR || '.data')).SEAMLESS_SECRET ?? ''
  const isAsked = url !== undefined && (qa ?? values['launch-token']) !== undefined
  if (values.help || !isAsked) {
    process.stdout.write(`${help}\n`)
    return values.help ? 0 : 1
  }
  if (secret === '') throw new Error('SEAMLESS_SECRET is missing: nobody can sign the calls.')
  const launchToken =
    values['launch-token'] ?? (await launchTokenFrom((qa ?? '').replace(/\/$/, ''), { merchant, account, game }))
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
