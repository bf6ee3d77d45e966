import { buildAll } from './build-all'

const args = process.argv.slice(2)
const names = args.filter((arg) => !arg.startsWith('--'))
const unknown = args.filter((arg) => arg.startsWith('--') && arg !== '--force')

if (unknown.length > 0) {
  console.error(`unknown option ${unknown.join(' ')}; usage: build [host] [wallet …] [--force]`)
  process.exit(2)
}
const { failed } = await buildAll({
  remotes: names.length > 0 ? names : undefined,
  force: args.includes('--force'),
  log: (line) => console.log(line),
})
process.exit(failed.length > 0 ? 1 : 0)
