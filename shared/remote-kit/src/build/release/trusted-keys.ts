import { readFileSync } from 'node:fs'

/**
 * `TRUSTED_KEYS` names a JSON file of public keys by id (`result.keys` of `release keys --json`). A host built with
 * it accepts only these; without it the keys of the first document are pinned for the tab.
 */
export const trustedKeys = (env: Readonly<Record<string, string | undefined>> = process.env): string =>
  env.TRUSTED_KEYS ? JSON.stringify(JSON.parse(readFileSync(env.TRUSTED_KEYS, 'utf8'))) : 'null'
