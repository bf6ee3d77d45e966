import { getApps, initializeApp } from '@firebase/app'
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPopup,
  signOut,
  type Auth,
  type UserCredential,
} from '@firebase/auth'
import type { SocialProvider } from '@mosaic/contracts'

export type FirebaseProject = {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId: string
}

/** Use of Firebase: each answer is an ID token. Firebase's session ends at once; ours is the gateway's. */
export type FirebaseService = {
  readonly openWindow: (provider: SocialProvider) => Promise<string>
  /** Sends a code to a number in international form and answers what it is confirmed with. */
  readonly sendCode: (number: string, language: string, anchor: HTMLElement) => Promise<string>
  readonly confirmCode: (verificationId: string, code: string) => Promise<string>
}

const tokenOf = async (auth: Auth, { user }: UserCredential): Promise<string> => {
  const token = await user.getIdToken()
  await signOut(auth)
  return token
}

const providerOf = (provider: SocialProvider) =>
  provider === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider()

/** The whole SDK comes with this file, so it is imported lazily, on the social page only. */
export const openFirebase = ({ projectId, apiKey, authDomain, appId }: FirebaseProject): FirebaseService => {
  const app = getApps()[0] ?? initializeApp({ projectId, apiKey, authDomain, appId })
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  return {
    openWindow: async (provider) => tokenOf(auth, await signInWithPopup(auth, providerOf(provider))),
    sendCode: async (number, language, anchor) => {
      auth.languageCode = language
      const verifier = new RecaptchaVerifier(auth, anchor, { size: 'invisible' })
      try {
        return await new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier)
      } finally {
        verifier.clear()
      }
    },
    confirmCode: async (verificationId, code) =>
      tokenOf(auth, await signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code))),
  }
}
