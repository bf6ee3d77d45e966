/** Browsers without WebAuthn, and pages that are no secure context, see nothing of passkeys and load nothing for them. */
export const passkeysSupported = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function'
