/** The library that speaks WebAuthn. It takes long to load, so it comes with the first passkey and not with the gateway's start. */
export const webauthn = () => import('@simplewebauthn/server')
