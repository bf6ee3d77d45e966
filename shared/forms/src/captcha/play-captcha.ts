import { captchaAudio } from '../api/captcha'

/** Safari before 14.1 knows the constructor by its old name and decodes with callbacks only. */
type OldWindow = { readonly webkitAudioContext?: typeof AudioContext }

const bytesOf = (dataUrl: string): ArrayBuffer =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (char) => char.charCodeAt(0)).buffer

/** Plays the digits of a captcha and resolves when they have been heard, or when they cannot be. */
export const playCaptcha = async (flow: string): Promise<void> => {
  const Context = 'AudioContext' in window ? window.AudioContext : (window as OldWindow).webkitAudioContext
  if (!Context) return
  // Made at the press of the button: a context made later would stay silent.
  const context = new Context()
  const answer = await captchaAudio(flow)
  if (answer.ok)
    await new Promise<void>((resolve) => {
      void context.decodeAudioData(
        bytesOf(answer.value.audio),
        (sound) => {
          const source = context.createBufferSource()
          source.buffer = sound
          source.connect(context.destination)
          source.onended = () => resolve()
          source.start()
        },
        () => resolve(),
      )
    })
  await context.close()
}
