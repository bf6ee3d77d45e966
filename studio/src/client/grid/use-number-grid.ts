import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { gridStep } from './grid-step'

export type GridStop = { readonly 'data-cell': number; readonly tabIndex: 0 | -1 }

const cellOf = (target: EventTarget): number | null => {
  const name = target instanceof HTMLElement ? target.dataset.cell : undefined
  return name === undefined ? null : Number(name)
}

/** A grid of buttons as one tab stop: arrow keys move within it, Tab leaves it (WAI-ARIA APG, grid). */
export const useNumberGrid = (columns: number, count: number) => {
  const [at, setAt] = useState(0)
  const here = Math.min(at, Math.max(0, count - 1))
  return {
    stop: (cell: number): GridStop => ({ 'data-cell': cell, tabIndex: cell === here ? 0 : -1 }),
    field: {
      onFocus: ({ target }: FocusEvent) => setAt(cellOf(target) ?? here),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const from = cellOf(event.target)
        const next = from === null ? null : gridStep(columns, count, from, event.key)
        if (next === null) return
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
      },
    },
  }
}
