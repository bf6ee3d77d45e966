/** A secret that a text seems to hold; the value itself is not repeated. */
export type SecretFinding = { readonly line: number; readonly kind: string }

const kinds: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/]/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  ['a key of Google', /\bAIza[A-Za-z0-9_-]{35}\b/],
  ['a key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{20,}/],
  ['a private JWK', /"d"\s*:\s*"[A-Za-z0-9_-]{43,}"/],
  [
    'a password in an address',
    /\b[a-z][a-z0-9+]{2,}:\/\/[^\s:/@'"`$<>{}]+:(?!\*|password@|secret@|mosaic@|postgres@)[^\s@/'"`$<>{}]{6,}@[a-z0-9.-]+\.[a-z]{2,}/i,
  ],
  [
    'a value of a secret setting',
    /\b(?:SEAMLESS_KEY|SEAMLESS_SECRET|PROVIDER_KEY|PROVIDER_SECRET|PSP_KEY|OPS_KEY|WEBHOOKS_KEY|VAPID_PRIVATE_KEY|STAFF_KEY|SIGNING_KEY\w*)["']?\s*[:=]\s*["']?[0-9a-f]{48,}/,
  ],
]

export const secretFindings = (text: string): readonly SecretFinding[] =>
  kinds.flatMap(([kind, pattern]) => {
    const found = pattern.exec(text)
    return found ? [{ kind, line: text.slice(0, found.index).split('\n').length }] : []
  })
