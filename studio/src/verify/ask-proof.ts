import type { PublicProof } from '../server/views'

export type ProofAnswer =
  | { readonly kind: 'found'; readonly proof: PublicProof }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

const timeoutMs = 15_000

/** Requests the public data of one round. `failed`: a retry may help. */
export const askProof = async (roundId: string, ask: typeof fetch = fetch): Promise<ProofAnswer> => {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), timeoutMs)
  try {
    const response = await ask(`/api/proofs/${encodeURIComponent(roundId)}`, { signal: stop.signal, cache: 'no-store' })
    const answer = await response.json()
    // Written by our own server, of the same build as this page.
    if (answer.ok === true) return { kind: 'found', proof: answer.proof }
    return { kind: answer.code === 'ROUND_UNKNOWN' ? 'unknown' : 'failed' }
  } catch {
    return { kind: 'failed' }
  } finally {
    clearTimeout(timer)
  }
}
