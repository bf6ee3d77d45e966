import { createECDH, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keys of the site's own processes: made once per data folder, readable by its owner only. */
const names = ['SEAMLESS_KEY', 'PROVIDER_KEY', 'PSP_KEY', 'OPS_KEY', 'WEBHOOKS_KEY'] as const

const pushNames = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const

export type Secrets = Record<(typeof names)[number] | (typeof pushNames)[number], string>

/** A key pair on the curve of push services (RFC 8292). */
const newPushKeys = (): Pick<Secrets, (typeof pushNames)[number]> => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Padded: without its leading zeros the key would be too short.
  const privateKey = Buffer.alloc(32)
  const written = pair.getPrivateKey()
  written.copy(privateKey, 32 - written.length)
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey().toString('base64url'),
    VAPID_PRIVATE_KEY: privateKey.toString('base64url'),
  }
}

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
  const pushKeys = pushNames.every((name) => known[name] !== undefined) ? {} : newPushKeys()
  const made = Object.fromEntries(names.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')]))
  const secrets = { ...known, ...made, ...pushKeys } as Secrets
  if ([...names, ...pushNames].some((name) => known[name] === undefined)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, JSON.stringify(secrets, null, 2) + '\n', { mode: 0o600 })
  }
  return secrets
}
