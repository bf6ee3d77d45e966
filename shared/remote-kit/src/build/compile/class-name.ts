import { basename, relative } from 'node:path'
import { workspaceRoot } from '../paths'

const placeOfStyle = new Map<string, string>()

/**
 * Class name of a CSS module: `<package>-<file>-<name>`. It depends only on place and local name, so browser and
 * shell bundles agree and remotes never collide. Hashes would add 2 kB to every home page. Throws if two style files
 * of a package share a name.
 */
export const scopedClassName = (file: string, localName: string): string => {
  const place = relative(workspaceRoot, file).split('\\').join('/')
  const owner = place.split('/').filter((part) => part !== 'shared' && part !== '..')[0] ?? 'app'
  const style = `${owner.replace(/^mfe-/, '')}-${basename(file).replace(/\.module\.css$/, '')}`
  const earlier = placeOfStyle.get(style) ?? place
  if (earlier !== place)
    throw new Error(`${place} and ${earlier} would share class names; give one of the two files another name`)
  placeOfStyle.set(style, place)
  return `${style}-${localName}`
}
