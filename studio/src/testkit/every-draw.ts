import type { Draw } from '../rules/draw'

/** Runs `play` once for every way its draws can fall; all ways of one depth are equally likely. */
export const everyDraw = (play: (draw: Draw) => void): void => {
  /** The draws of the next run, and how many choices each had in the last one. */
  let taken: number[] = []
  for (;;) {
    const choices: number[] = []
    play((count) => {
      const at = choices.push(count) - 1
      taken[at] = taken[at] ?? 0
      return taken[at]
    })
    taken = taken.slice(0, choices.length)
    while (taken.length > 0 && (taken[taken.length - 1] ?? 0) + 1 >= (choices[taken.length - 1] ?? 0)) taken.pop()
    if (taken.length === 0) return
    taken[taken.length - 1] = (taken[taken.length - 1] ?? 0) + 1
  }
}
