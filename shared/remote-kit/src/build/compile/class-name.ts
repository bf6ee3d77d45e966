import { basename, relative } from 'node:path'
import { workspaceRoot } from '../paths'

const placeOfStyle = new Map<string, string>()

/**
 * Class name of a CSS module: `<package>-<file>-<name>`. It depends only on the file's place in the workspace and the local name, so the
 * browser bundle and the server's shell bundle agree, and two remotes can never collide. A hash would do the same for two kB of every home page.
 * Throws when two style files of one package share a name: their classes would mix.
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
