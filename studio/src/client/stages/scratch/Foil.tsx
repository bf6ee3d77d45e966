import { useEffect, useRef } from 'react'
import type { Palette } from '../../boot'
import { watchStrokes, type Spot } from '../../strokes'
import { createFoilCover } from './foil-cover'
import { drawFoil, rubFoil } from './foil-drawing'

type Props = {
  columns: number
  rows: number
  palette: Palette
  /** A new ticket has a new number, and with it new foil. */
  ticket: number
  may: boolean
  onOpen: (cells: readonly number[]) => void
  onWhole: () => void
}

/** The foil over a ticket: rubbed off with a finger or the mouse. Who cannot do that uses the button. */
export const Foil = ({ columns, rows, palette, ticket, may, onOpen, onWhole }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const cover = useRef(createFoilCover(columns, rows))
  const last = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    cover.current = createFoilCover(columns, rows)
    const paint = (): void => {
      const sheet = canvas.current
      const pen = sheet?.getContext('2d')
      if (!sheet || !pen) return
      const ratio = Math.min(window.devicePixelRatio || 1, 3)
      sheet.width = Math.round(sheet.clientWidth * ratio)
      sheet.height = Math.round(sheet.clientHeight * ratio)
      drawFoil(pen, sheet.width, sheet.height, palette)
    }
    paint()
    window.addEventListener('resize', paint)
    return () => window.removeEventListener('resize', paint)
  }, [columns, rows, palette, ticket])

  const rub = useRef((_spot: Spot): void => undefined)
  rub.current = ({ x: left, y: top }) => {
    const sheet = canvas.current
    const pen = sheet?.getContext('2d')
    if (!sheet || !pen || !may) return
    const scale = sheet.width / sheet.getBoundingClientRect().width
    const at = { x: left * scale, y: top * scale }
    const from = last.current ?? at
    last.current = at
    const radius = Math.min(sheet.width / columns, sheet.height / rows) * 0.27
    rubFoil(pen, from, at, radius)
    const steps = Math.max(1, Math.ceil(Math.hypot(at.x - from.x, at.y - from.y) / radius))
    for (let step = 1; step <= steps; step += 1) {
      const x = (from.x + ((at.x - from.x) * step) / steps) / sheet.width
      const y = (from.y + ((at.y - from.y) * step) / steps) / sheet.height
      const opened = cover.current.rub({ x, y }, { x: radius / sheet.width, y: radius / sheet.height })
      if (opened.length === 0) continue
      onOpen(opened)
      if (!cover.current.isWhole()) onWhole()
    }
  }
  useEffect(() => {
    if (!canvas.current) return undefined
    const lift = (): void => {
      last.current = null
    }
    return watchStrokes(canvas.current, {
      start: (at) => {
        lift()
        rub.current(at)
      },
      move: (at) => rub.current(at),
      end: lift,
    })
  }, [])

  return <canvas ref={canvas} className={may ? 'foil-sheet foil-may' : 'foil-sheet'} aria-hidden="true" />
}
