import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keys between the house's own processes: made once per data folder, readable by its owner only. */
const names = ['SEAMLESS_KEY', 'PROVIDER_KEY', 'PSP_KEY', 'OPS_KEY'] as const

export type Secrets = Record<(typeof names)[number], string>

const stored = (file: string): Partial<Secrets> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
  } catch {
    return {}
  }
}

export const loadSecrets = (dataDir: string): Secrets => {
  const file = join(dataDir, 'secrets.json')
  const known = stored(file)
  const secrets = Object.fromEntries(
    names.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')]),
  ) as Secrets
  if (names.some((name) => known[name] === undefined)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, JSON.stringify(secrets, null, 2) + '\n', { mode: 0o600 })
  }
  return secrets
}
