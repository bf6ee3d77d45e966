import { outcomeOfError } from './firebase-outcome'
import type { FirebaseProject, FirebaseService } from './firebase-service'
import type { SocialAuth } from './social-auth'

let opened: { readonly projectId: string; readonly service: Promise<FirebaseService> } | null = null

/** One service a page; a failed start is tried again by the next who asks. */
export const firebaseOf = (project: FirebaseProject): Promise<FirebaseService> => {
  if (opened?.projectId !== project.projectId) {
    const service = import('./firebase-service').then(({ openFirebase }) => openFirebase(project))
    opened = { projectId: project.projectId, service }
    service.catch(() => {
      opened = null
    })
  }
  return opened.service
}

let known: { readonly project: FirebaseProject; readonly auth: SocialAuth } | null = null

/** Google and Facebook through the merchant's Firebase project. */
export const firebaseAuth = (project: FirebaseProject): SocialAuth => {
  if (known?.project !== project) {
    const auth: SocialAuth = {
      needsSocialPage: true,
      ready: () =>
        firebaseOf(project).then(
          () => true,
          () => false,
        ),
      begin: async ({ provider }) => {
        try {
          const firebaseIdToken = await (await firebaseOf(project)).openWindow(provider)
          return { kind: 'proof', proof: { type: 'firebase', firebaseChannel: provider, firebaseIdToken } }
        } catch (error) {
          return outcomeOfError(error)
        }
      },
    }
    known = { project, auth }
  }
  return known.auth
}
