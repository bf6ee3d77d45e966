import { useContext, useEffect } from 'react'
import { SoundContext } from './sound-context'
import { useReducedMotion } from './use-reduced-motion'
import type { WinLevel } from './win-level'

const coins: Readonly<Record<WinLevel, number>> = { quiet: 0, small: 0, big: 14, huge: 30 }
const vibration: Readonly<Record<WinLevel, readonly number[]>> = {
  quiet: [],
  small: [20],
  big: [40, 40, 40],
  huge: [60, 40, 60, 40, 120],
}

/** Coins, sound and vibration of a win; none of them with reduced motion. Lives as long as the result is shown. */
export const WinCoins = ({ level }: { level: WinLevel }) => {
  const reducedMotion = useReducedMotion()
  const sound = useContext(SoundContext)
  useEffect(() => {
    if (reducedMotion || level === 'quiet') return
    sound?.win(level)
    // iOS has no vibration.
    if ('vibrate' in navigator) navigator.vibrate([...vibration[level]])
  }, [level, reducedMotion, sound])
  if (reducedMotion || coins[level] === 0) return null
  return (
    <span className="win-coins" aria-hidden="true">
      {Array.from({ length: coins[level] }, (_, coin) => (
        <i
          key={coin}
          style={{
            left: `${(coin * 37) % 100}%`,
            animationDelay: `${(coin * 83) % 900}ms`,
            animationDuration: `${1400 + ((coin * 71) % 700)}ms`,
          }}
        />
      ))}
    </span>
  )
}
