import type { Composition } from '@mosaic/remote-kit'
import { CompositionError, parseComposition } from './composition'
import { inTime } from './failure'
import { newestDocument } from './newest-document'
import { lastSeen, rememberSeen } from './seen-composition'
import { isReplayed, verifySignature, type SignedText, type TrustedKeys } from './signature'

declare global {
  interface Window {
    /** Keys that came with the document; taken away as soon as they are read. */
    __mosaicKeys?: TrustedKeys
  }
}

let pinned: TrustedKeys | null = null

/** Keys of the build, or those of this tab's first document: nothing that is fetched later can bring its own. */
const trustedKeys = (): TrustedKeys => {
  const baked = typeof __MOSAIC_TRUSTED_KEYS__ === 'undefined' ? null : __MOSAIC_TRUSTED_KEYS__
  pinned ??= baked ?? window.__mosaicKeys ?? {}
  return pinned
}

/**
 * Gives the composition only if the edge signed these very bytes and they are not older than what this browser has
 * seen. An old document leads to the newest one.
 */
export const verifyComposition = async (signed: SignedText, newest = newestDocument): Promise<Composition> => {
  const verdict = await verifySignature(signed, trustedKeys())
  if (verdict === 'forged') throw new CompositionError('The composition does not carry the signature of its edge')
  const composition = parseComposition(signed.text)
  const { channel, seq, issuedAt = 0 } = composition
  if (verdict === 'valid') {
    // Offline there is only the cached copy.
    if (navigator.onLine && isReplayed({ seq, issuedAt }, lastSeen(channel))) {
      if (newest.open()) return new Promise(() => undefined)
      throw new CompositionError('The composition is an old one that was served again')
    }
    rememberSeen(channel, { seq, issuedAt })
    newest.arrived()
  }
  return composition
}

/** Text of one address, if the edge signed it; null when there is none or the signature is not right. */
export const verifiedText = async (address: string): Promise<string | null> => {
  const answer = await inTime(fetch(address, { cache: 'no-store' }), address)
  if (!answer.ok) return null
  const header = (name: string) => answer.headers.get(`x-composition-${name}`) ?? ''
  const signed = { text: await answer.text(), key: header('key'), ed25519: header('ed25519'), p256: header('p256') }
  return (await verifySignature(signed, trustedKeys())) === 'forged' ? null : signed.text
}

const attribute = (element: Element | null, name: string): string => element?.getAttribute(`data-${name}`) ?? ''

/** The document's own. */
export const inlineComposition = (): SignedText => {
  const element = document.getElementById('composition')
  return {
    text: element?.textContent ?? '',
    key: attribute(element, 'key'),
    ed25519: attribute(element, 'ed25519'),
    p256: attribute(element, 'p256'),
  }
}
