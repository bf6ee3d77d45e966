/** Slow to load, so it is loaded with the first passkey instead of at the start. */
export const webauthn = () => import('@simplewebauthn/server')
