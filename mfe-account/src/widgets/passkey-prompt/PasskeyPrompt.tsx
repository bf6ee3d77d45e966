import { lazyPart, useLazyPart } from '@mosaic/ui'
import { useState } from 'react'
import { takePromptRequest } from '../../passkeys/prompt'

const promptPart = lazyPart(() => import('./PromptCard').then(({ PromptCard }) => PromptCard))

/** Offers a passkey after a login by password; on every other page it is these lines and nothing more. */
const PasskeyPrompt = () => {
  const [wanted, setWanted] = useState(takePromptRequest)
  const PromptCard = useLazyPart(promptPart, wanted)
  return wanted && PromptCard ? <PromptCard onClose={() => setWanted(false)} /> : null
}

export default PasskeyPrompt
