import { useEffect, useRef } from 'react'
import { coloursOf, drawRain, envelopeSprite, type Scene } from './draw-rain'
import { onTap } from './on-tap'
import { dropAt, fallen, flown, newCoins, newDrops } from './rain-motion'
import styles from './RedRainPage.module.css'

const envelopes = 22
const coinsOfCatch = 44
/** After a pause the rain goes on where it was, without a jump. */
const longestFrame = 0.05
const sharpest = 2

type FallingRainProps = {
  /** A tap on an envelope. */
  readonly onCatch: () => void
}

/** Envelopes on a canvas, one copy of a picture for each and frame. The button below does the same without the canvas. */
export const FallingRain = ({ onCatch }: FallingRainProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const caught = useRef(onCatch)
  useEffect(() => {
    caught.current = onCatch
  })
  useEffect(() => {
    const shown = canvas.current
    const pen = shown?.getContext('2d')
    if (!shown || !pen) return
    const ratio = Math.min(window.devicePixelRatio || 1, sharpest)
    const colours = coloursOf(shown)
    const sprite = envelopeSprite(colours, ratio)
    let place = { width: 0, height: 0 }
    let scene: Scene = { drops: [], coins: [] }
    const fit = () => {
      const { width, height } = shown.getBoundingClientRect()
      if (width === place.width && height === place.height) return
      place = { width, height }
      shown.width = Math.round(width * ratio)
      shown.height = Math.round(height * ratio)
      scene = { ...scene, drops: newDrops(envelopes, place, Math.random) }
    }
    fit()
    let last = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      const seconds = Math.min(longestFrame, Math.max(0, (now - last) / 1000))
      last = now
      scene = { drops: fallen(scene.drops, seconds, place, Math.random), coins: flown(scene.coins, seconds) }
      drawRain(pen, scene, sprite, colours.gold, { ...place, ratio })
      frame = requestAnimationFrame(next)
    })
    const stopTaps = onTap(shown, (x, y) => {
      const hit = dropAt(scene.drops, x, y)
      if (!hit) return
      scene = {
        drops: scene.drops.filter((drop) => drop !== hit),
        coins: [...scene.coins, ...newCoins(coinsOfCatch, x, y, Math.random)],
      }
      caught.current()
    })
    window.addEventListener('resize', fit)
    return () => {
      cancelAnimationFrame(frame)
      stopTaps()
      window.removeEventListener('resize', fit)
    }
  }, [])
  // What `npm run bench:rain` measures.
  const measured = { 'data-drops': envelopes, 'data-coins': coinsOfCatch }
  return <canvas ref={canvas} className={styles.canvas} aria-hidden="true" {...measured} />
}
