import type { BodyOf, ValueOf } from '@mosaic/contracts'
import {
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'

/**
 * How a ceremony ended. `aborted`: another one replaced it. `cancelled`: closed or expired; browsers do not
 * distinguish these.
 */
export type Unfinished = 'cancelled' | 'aborted' | 'here' | 'failed'
type Ceremony<T> = { readonly ended: 'signed'; readonly credential: T } | { readonly ended: Unfinished }

const endOf = (error: unknown): Unfinished => {
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return 'aborted'
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'here'
  return error instanceof Error && error.name === 'NotAllowedError' ? 'cancelled' : 'failed'
}

type Assertion = BodyOf<'passkeyLogin'>['credential']
type Attestation = BodyOf<'addPasskey'>['credential']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** A browser allows one request at a time: a new one aborts the pending one. */
export const sign = async (
  options: ValueOf<'passkeyLoginOptions'>,
  { autofill = false } = {},
): Promise<Ceremony<Assertion>> => {
  try {
    // The contract's transports are plain text; browsers skip the ones that they do not know.
    const optionsJSON = options as RequestOptions
    const { id, rawId, response, clientExtensionResults, authenticatorAttachment } = await startAuthentication({
      optionsJSON,
      useBrowserAutofill: autofill,
    })
    const { authenticatorData, clientDataJSON, signature, userHandle } = response
    const signed = { authenticatorData, clientDataJSON, signature, ...(userHandle && { userHandle }) }
    return {
      ended: 'signed',
      credential: {
        id,
        rawId,
        type: 'public-key',
        response: signed,
        clientExtensionResults: { ...clientExtensionResults },
        authenticatorAttachment,
      },
    }
  } catch (error) {
    return { ended: endOf(error) }
  }
}

export const make = async (options: ValueOf<'passkeyOptions'>): Promise<Ceremony<Attestation>> => {
  try {
    const { id, rawId, response, clientExtensionResults, authenticatorAttachment } = await startRegistration({
      optionsJSON: options as CreationOptions,
    })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      ended: 'signed',
      credential: {
        id,
        rawId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports: transports?.map(String) },
        clientExtensionResults: { ...clientExtensionResults },
        authenticatorAttachment,
      },
    }
  } catch (error) {
    return { ended: endOf(error) }
  }
}

export const cancelCeremony = (): void => WebAuthnAbortService.cancelCeremony()

/** The browser offers passkeys among its suggestions for the name field. */
export const supportsAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/** This device has a finger, face or PIN of its own to ask for. */
export const hasPlatformAuthenticator = (): Promise<boolean> => platformAuthenticatorIsAvailable().catch(() => false)

/** Tells the password manager that a passkey is no longer valid, where supported. */
export const signalUnknownCredential = (rpID: string, credentialID: string): void => {
  sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined)
}
