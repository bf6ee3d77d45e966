import { readFileSync } from 'node:fs'

/**
 * `TRUSTED_KEYS` names a JSON file of public keys by id, as `release keys --json` has them under `result.keys`. A host built with it believes only
 * these; without it the keys of a tab's first document are pinned for the life of the tab.
 */
export const trustedKeys = (env: Readonly<Record<string, string | undefined>> = process.env): string =>
  env.TRUSTED_KEYS ? JSON.stringify(JSON.parse(readFileSync(env.TRUSTED_KEYS, 'utf8'))) : 'null'
