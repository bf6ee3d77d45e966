import { createRoot } from 'react-dom/client'
import type { Boot } from '../boot'
import { createHostNotifier, depositHrefOf } from '../host-messages'
import { createSound } from '../sound'
import '../styles/index.css'
import { createGameControl } from './game-control'
import { GameScreen } from './GameScreen'
import { takeLaunchToken } from './launch-token'
import type { Stage } from './stage-props'

/** Starts the page of a game: the frame around one engine's stage. */
export const startStage = async <Config, Choice, Action, View, Key extends string>(
  stage: Stage<Config, Choice, Action, View, Key>,
): Promise<void> => {
  const root = document.getElementById('root')
  // Written by our own server from the same type.
  const boot: Boot<Config, Key> = JSON.parse(document.getElementById('boot')?.textContent ?? '{}')
  if (!root) return
  Object.entries(boot.palette).forEach(([role, colour]) =>
    document.documentElement.style.setProperty(`--palette-${role}`, colour),
  )
  const sound = createSound()
  const notifyHost = createHostNotifier(boot.siteOrigins)
  const framed = window.parent !== window
  const control = createGameControl({ boot, launchToken: takeLaunchToken(), notifyHost })
  root.removeAttribute('aria-busy')
  createRoot(root).render(
    <GameScreen
      boot={boot}
      stage={stage}
      control={control}
      sound={sound}
      framed={framed}
      depositHref={depositHrefOf(boot.siteOrigins)}
      onExit={() => notifyHost({ type: 'mosaic.game.exit' })}
    />,
  )
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void control.refresh()
  })
  await control.open()
}
