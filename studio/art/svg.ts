/** Numbers in the markup stay short and the same on every machine. */
export const round = (value: number): number => Math.round(value * 100) / 100

export const document = (width: number, height: number, defs: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${content}</svg>`

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

export const radial = (id: string, x: number, y: number, radius: number, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stopsOf(stops)}</radialGradient>`

export const linear = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`

/** Wedges of light around a point; every second sector is lit. */
export const rays = (x: number, y: number, length: number, count: number, fill: string, turn = 0): string => {
  const point = (angle: number): string =>
    `${round(x + Math.cos(angle) * length)} ${round(y + Math.sin(angle) * length)}`
  const step = (Math.PI * 2) / count
  const wedges = Array.from({ length: count }, (_, index) => {
    const start = index * step + turn
    return `M${x} ${y}L${point(start)}L${point(start + step / 2)}Z`
  })
  return `<path d="${wedges.join('')}" fill="${fill}"/>`
}

// Blurring only the alpha channel costs half of a drop shadow.
export const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-14%" y="-14%" width="128%" height="128%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${deviation}"/></filter>`

type Shadow = { blur: string; dy: number; opacity: number }

/** A picture over its own soft shadow; `blur` names a filter made above, `id` the picture, which is drawn twice. */
export const withShadow = (id: string, picture: string, shadow: Shadow): string =>
  `<g transform="translate(0 ${shadow.dy})" opacity="${shadow.opacity}"><use xlink:href="#${id}" filter="url(#${shadow.blur})"/></g><g id="${id}">${picture}</g>`
