import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../build/fingerprint'
import { root } from '../root'

/** What gateway and studio have after their first start, which plays a demo history. */
const parts = ['pglite', 'studio', 'secrets.json'] as const

export type KeptData = {
  /** Lays the data of a first start into an empty folder; false when none is kept that fits. */
  readonly lay: () => boolean
  /** Keeps what lies in the folder now; no server may be writing to it. */
  readonly keep: () => void
}

/** For runs of named flows: the data of a first start by these sources on this day, beside the folder that it was made in. */
export const keptData = (
  dataDir: string,
  mark = `${fingerprint(root, ['gateway', 'studio', 'shared/contracts'], ['art'])} ${new Date().toDateString()}`,
): KeptData => {
  const place = `${dataDir}.seeded`
  const markFile = join(place, 'mark')
  const copy = (from: string, to: string) => {
    for (const part of parts) cpSync(join(from, part), join(to, part), { recursive: true })
  }
  return {
    lay: () => {
      if (!existsSync(markFile) || readFileSync(markFile, 'utf8') !== mark) return false
      copy(place, dataDir)
      return true
    },
    keep: () => {
      rmSync(place, { recursive: true, force: true })
      mkdirSync(place, { recursive: true })
      copy(dataDir, place)
      // Last, so that a copy that broke is none.
      writeFileSync(markFile, mark)
    },
  }
}

/** Every run begins afresh but for the pictures, whose names change with what they show. */
export const emptyData = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true })
  for (const name of readdirSync(dataDir))
    if (name !== 'art') rmSync(join(dataDir, name), { recursive: true, force: true })
}
