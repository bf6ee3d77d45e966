/** Fake of WebAuthn; `null` for a browser without it. */
type FakeBrowser = {
  readonly get?: (autofill: boolean) => Promise<unknown>
  readonly create?: () => Promise<unknown>
  readonly autofill?: boolean
  readonly keeps?: boolean
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** A key's answer, as `navigator.credentials` hands it out. */
export const signedCredential = (id = 'a-passkey') => ({
  id: btoa(id).replaceAll('=', ''),
  rawId: bytes(id),
  type: 'public-key',
  response: {
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('said'),
    signature: bytes('signed'),
    userHandle: bytes('1234567890'),
  },
  getClientExtensionResults: () => ({}),
  authenticatorAttachment: 'platform',
})
export const madeCredential = (id = 'a-passkey') => ({
  ...signedCredential(id),
  response: { clientDataJSON: bytes('said'), attestationObject: bytes('made'), getTransports: () => ['internal'] },
})

/** Never answers until aborted, as the conditional request of a name field. */
export const never = (signal?: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(Object.assign(new Error('aborted'), { name: 'AbortError' }))),
  )

export const noOne = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('not allowed'), { name: 'NotAllowedError' }))

/** Puts WebAuthn into jsdom, or takes it away. Returns the questions that were asked: true for those of the name field. */
export const bringWebAuthn = (browser: FakeBrowser | null): boolean[] => {
  const asked: boolean[] = []
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  const PublicKeyCredential = browser && {
    isConditionalMediationAvailable: () => Promise.resolve(browser.autofill ?? false),
    isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(browser.keeps ?? true),
  }
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: PublicKeyCredential ? Object.assign(() => undefined, PublicKeyCredential) : undefined,
    configurable: true,
  })
  Object.defineProperty(navigator, 'credentials', {
    value: {
      get: ({ mediation, signal }: { mediation?: string; signal?: AbortSignal }) => {
        asked.push(mediation === 'conditional')
        return Promise.race([browser?.get?.(mediation === 'conditional') ?? never(signal), never(signal)])
      },
      create: () => browser?.create?.() ?? noOne(),
    },
    configurable: true,
  })
  return asked
}
