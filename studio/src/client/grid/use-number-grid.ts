import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { gridStep, rowStep } from './grid-step'

export type GridStop = { readonly 'data-cell': number; readonly tabIndex: 0 | -1 }

const cellOf = (target: EventTarget): number | null => {
  const name = target instanceof HTMLElement ? target.dataset.cell : undefined
  return name === undefined ? null : Number(name)
}

/** Buttons as one tab stop, of which arrow keys reach the others; `step` leads from one to the next. */
const useOneStop = (count: number, step: (from: number, key: string) => number | null, first = 0) => {
  const [at, setAt] = useState(first)
  const here = Math.min(at, Math.max(0, count - 1))
  return {
    stop: (cell: number): GridStop => ({ 'data-cell': cell, tabIndex: cell === here ? 0 : -1 }),
    field: {
      onFocus: ({ target }: FocusEvent) => setAt(cellOf(target) ?? here),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const from = cellOf(event.target)
        const next = from === null ? null : step(from, event.key)
        if (next === null) return
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
      },
    },
  }
}

/** A grid of buttons as one tab stop: arrow keys move within it, Tab leaves it (WAI-ARIA APG, grid). */
export const useNumberGrid = (columns: number, count: number, first = 0) =>
  useOneStop(count, (from, key) => gridStep(columns, count, from, key), first)

/** The same for rows of different lengths. */
export const useRowGrid = (rows: readonly number[]) =>
  useOneStop(
    rows.reduce((sum, length) => sum + length, 0),
    (from, key) => rowStep(rows, from, key),
  )
