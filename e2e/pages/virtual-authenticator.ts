import type { CDPSession, Page } from '@playwright/test'

export type VirtualAuthenticator = {
  /** Whether the user touches the sensor on every request, or never. */
  present(is: boolean): Promise<void>
  count(): Promise<number>
  remove(): Promise<void>
}

/** Chromium's own authenticator for tests: keeps passkeys like a phone does, and answers for its owner. */
export const addAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    present: (is) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: is }).then(() => undefined),
    count: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    remove: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }).then(() => undefined),
  }
}
