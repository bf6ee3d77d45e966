import { root } from '../root'
import { buildDesk } from './desk'
import { buildServers } from './servers'

/** `npm run build [-- wallet host --force]`: the named remotes, or everything. */
export const build = async (args: readonly string[]): Promise<number> => {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const { buildAll } = await import('../../shared/remote-kit/src/build/release/build-all')
  if (names.length === 0) {
    await buildServers(root, console.log)
    await buildDesk(root, console.log)
  }
  const { failed } = await buildAll({
    log: console.log,
    force: args.includes('--force'),
    ...(names.length > 0 ? { remotes: names } : {}),
  })
  for (const { dir, error } of failed) console.error(`${dir}: ${error}`)
  return failed.length === 0 ? 0 : 1
}
