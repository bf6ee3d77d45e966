import { fitTitle, textPath, type Box } from './lettering'
import { linear, round } from './svg'

/** Gold from a bright upper edge over a dark horizon line to a warm lower edge, as polished metal reflects. */
const foilStops = [
  [0, '#fffbe0'],
  [0.3, '#ffe27a'],
  [0.52, '#ffc233'],
  [0.58, '#e58a12'],
  [0.8, '#ffb52e'],
  [1, '#fff0a8'],
] as const

type Lettering = { defs: string; content: string }

/** The title in gold foil with a dark outline, its last baseline at `bottom`. */
export const foilTitle = (title: string, centre: number, bottom: number, box: Box, outline: string): Lettering => {
  const lines = fitTitle(title, box)
  let floor = bottom
  const placed = [...lines].reverse().map((line) => {
    const y = floor - line.below
    floor = y - line.above - 15
    return { ...line, y }
  })
  const drawn = placed.map((line, index) => {
    const path = textPath(line.text, centre, line.y, line.size)
    const edge = Math.max(9, line.size * 0.2)
    return {
      defs: linear(`foil${index}`, [0, round(line.y - line.capHeight), 0, round(line.y)], foilStops),
      back: `<path d="${path}" transform="translate(0 ${round(line.size * 0.07)})" fill="#000" stroke="#000" stroke-opacity=".55" fill-opacity=".55" stroke-width="${round(edge + 3)}" stroke-linejoin="round"/><path d="${path}" fill="${outline}" stroke="${outline}" stroke-width="${round(edge)}" stroke-linejoin="round"/>`,
      front: `<path d="${path}" transform="translate(0 2)" fill="#7a3d00"/><path d="${path}" fill="url(#foil${index})"/><path d="${path}" fill="none" stroke="#fffdf0" stroke-opacity=".5" stroke-width="1"/>`,
    }
  })
  return {
    defs: drawn.map((line) => line.defs).join(''),
    content: [...drawn.map((line) => line.back), ...drawn.map((line) => line.front)].join(''),
  }
}
