import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import { workspaceRoot } from './paths'

/**
 * Class name of a CSS module: `<package>-<name>-<hash>`. It depends only on the file's place in the workspace and the
 * local name, so the browser bundle and the server's shell bundle agree, and two remotes can never collide.
 */
export const scopedClassName = (file: string, localName: string): string => {
  const place = relative(workspaceRoot, file).split('\\').join('/')
  const owner = place.split('/').filter((part) => part !== 'shared' && part !== '..')[0] ?? 'app'
  const name = basename(file).replace(/\.module\.css$/, '')
  const hash = createHash('sha256').update(`${place}\n${localName}`).digest('base64url').replace(/[-_]/g, '').slice(0, 5)
  return `${owner.replace(/^mfe-/, '')}-${name}-${localName}-${hash}`
}
