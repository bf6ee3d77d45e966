import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Replacements in the scripts of a release, by a part of the file's name; each old text must exist. */
export type Edits = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>

type Manifest = { name: string; version: string; release: string; integrity: Record<string, string> }

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/** Another version of a built remote, with changed sources but without compiling again. */
export const remakeRelease = async (folder: string, version: string, edits: Edits): Promise<string> => {
  const manifest = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')) as Manifest
  const names = (await filesOf(folder)).filter((name) => !/\.(br|gz)$/.test(name) && name !== 'remote.json')
  const contents = new Map<string, string>()
  const unused = new Set(Object.values(edits).flat())
  for (const name of names) {
    let text = await readFile(join(folder, name), 'utf8')
    for (const [part, replacements] of Object.entries(edits)) {
      if (!name.endsWith('.js') || !name.includes(part)) continue
      for (const edit of replacements) {
        const [from, to] = edit
        if (text.includes(from)) unused.delete(edit)
        text = text.replaceAll(from, () => to)
      }
    }
    contents.set(name, text)
  }
  if (unused.size > 0)
    throw new Error(`${manifest.name} does not contain ${[...unused].map(([from]) => from).join(', ')}`)
  const hash = createHash('sha256').update(version)
  for (const [name, text] of contents) hash.update(name).update(text)
  const release = `${version}+${hash.digest('hex').slice(0, 12)}`
  const place = join(dirname(folder), release)
  const integrity: Record<string, string> = {}
  for (const [name, text] of contents) {
    const bytes = Buffer.from(
      text.replaceAll(`/releases/${manifest.name}/${manifest.release}/`, `/releases/${manifest.name}/${release}/`),
    )
    integrity[name] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
    await mkdir(dirname(join(place, name)), { recursive: true })
    await writeFile(join(place, name), bytes)
  }
  await writeFile(join(place, 'remote.json'), JSON.stringify({ ...manifest, version, release, integrity }))
  return place
}
