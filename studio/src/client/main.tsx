import { createRoot } from 'react-dom/client'
import type { Boot } from './boot'
import { createGameControl } from './game-control'
import { createHostLine } from './host-messages'
import { PlayScreen } from './PlayScreen'
import './styles/index.css'
import { createReelStage } from './reels/reel-stage'
import type { ReelStage } from './reels/reel-stage'
import { loadPictures } from './reels/symbol-sprites'
import { createSound } from './sound'

/** The launch token works once and must not stay in the address, where a reload or a screenshot would show it. */
const takeLaunchToken = (): string | null => {
  const address = new URL(window.location.href)
  const token = address.searchParams.get('token')
  if (token === null) return null
  address.searchParams.delete('token')
  window.history.replaceState(null, '', address.pathname + address.search)
  return token
}

const start = async (): Promise<void> => {
  const root = document.getElementById('root')
  // Written by our own server from the same type.
  const boot: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}')
  if (!root) return
  Object.entries(boot.palette).forEach(([role, colour]) =>
    document.documentElement.style.setProperty(`--palette-${role}`, colour),
  )
  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  const sound = createSound()
  const tell = createHostLine(boot.siteOrigins)
  let stage: ReelStage | null = null
  const control = createGameControl({
    boot,
    launchToken: takeLaunchToken(),
    stage: () => stage,
    tell,
    onWin: () => sound.win(),
  })
  const pictures = await loadPictures(boot.icons)

  const mountStage = (canvas: HTMLCanvasElement): (() => void) => {
    const mounted = createReelStage({
      canvas,
      config: boot.config,
      palette: boot.palette,
      pictures,
      reducedMotion: () => still.matches,
      onReelStop: sound.reelStop,
    })
    stage = mounted
    mounted.resize()
    window.addEventListener('resize', mounted.resize)
    return () => {
      window.removeEventListener('resize', mounted.resize)
      mounted.dispose()
      stage = null
    }
  }

  root.removeAttribute('aria-busy')
  createRoot(root).render(
    <PlayScreen
      boot={boot}
      control={control}
      sound={sound}
      framed={window.parent !== window}
      onExit={() => tell({ type: 'mosaic.game.exit' })}
      mountStage={mountStage}
    />,
  )
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void control.refresh()
  })
  await control.open()
}

void start()
