import type { Random } from '../../platform/runtime/random'

type Point = readonly [x: number, y: number]

/**
 * The ten digits as pen strokes on a 60×100 field: needs no font on the machine, and each point can be moved by
 * itself.
 */
const strokes: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '0': [
    [
      [30, 6],
      [12, 18],
      [7, 50],
      [12, 82],
      [30, 94],
      [48, 82],
      [53, 50],
      [48, 18],
      [30, 6],
    ],
  ],
  '1': [
    [
      [14, 24],
      [32, 7],
      [32, 50],
      [32, 93],
    ],
    [
      [16, 93],
      [48, 93],
    ],
  ],
  '2': [
    [
      [9, 26],
      [16, 10],
      [34, 6],
      [49, 17],
      [47, 37],
      [28, 60],
      [8, 92],
      [30, 91],
      [52, 92],
    ],
  ],
  '3': [
    [
      [9, 13],
      [28, 6],
      [47, 15],
      [45, 36],
      [27, 46],
      [46, 56],
      [51, 75],
      [36, 93],
      [8, 86],
    ],
  ],
  '4': [
    [
      [40, 93],
      [40, 50],
      [40, 7],
      [22, 38],
      [6, 66],
      [30, 66],
      [55, 66],
    ],
  ],
  '5': [
    [
      [50, 8],
      [14, 8],
      [11, 44],
      [32, 38],
      [51, 52],
      [50, 78],
      [32, 94],
      [8, 85],
    ],
  ],
  '6': [
    [
      [46, 10],
      [24, 20],
      [9, 52],
      [12, 84],
      [32, 94],
      [50, 80],
      [48, 58],
      [30, 48],
      [10, 62],
    ],
  ],
  '7': [
    [
      [8, 9],
      [30, 9],
      [53, 9],
      [36, 50],
      [22, 93],
    ],
    [
      [20, 52],
      [46, 52],
    ],
  ],
  '8': [
    [
      [30, 48],
      [12, 34],
      [15, 12],
      [30, 6],
      [46, 13],
      [48, 33],
      [30, 48],
      [9, 64],
      [12, 87],
      [30, 94],
      [49, 86],
      [51, 64],
      [30, 48],
    ],
  ],
  '9': [
    [
      [50, 36],
      [34, 50],
      [13, 44],
      [9, 24],
      [24, 7],
      [45, 12],
      [51, 38],
      [45, 72],
      [18, 93],
    ],
  ],
}

const width = 240
const height = 84

/** Tenths of a pixel are precise enough. */
const tenth = (value: number): number => Math.round(value * 10) / 10

const smooth = (points: readonly Point[]): string => {
  const [first = [0, 0] as Point] = points
  const curves = points.slice(1).map((point, index) => {
    const before = points[index] ?? point
    const middle: Point = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2]
    return `Q${tenth(before[0])} ${tenth(before[1])} ${tenth(middle[0])} ${tenth(middle[1])}`
  })
  const last = points.at(-1) ?? first
  return `M${tenth(first[0])} ${tenth(first[1])}${curves.join('')}L${tenth(last[0])} ${tenth(last[1])}`
}

/** A PNG of the digits, bent by a wave, rotated and crossed by lines, with a background of its own for both themes. */
export const captchaImage = async (digits: string, random: Random): Promise<string> => {
  const between = (low: number, high: number) => low + (random.int(10_001) / 10_000) * (high - low)
  const wave = { length: between(60, 110), height: between(2, 5), start: between(0, 6.28) }
  const bend = ([x, y]: Point): Point => [
    x + Math.sin(y / 22 + wave.start) * 2,
    y + Math.sin((x / wave.length) * 6.28 + wave.start) * wave.height,
  ]
  const step = (width - 40) / digits.length
  const marks = [...digits].flatMap((digit, index) => {
    const turn = between(-0.32, 0.32)
    const scale = between(0.5, 0.62)
    const middle: Point = [20 + step * (index + 0.5) + between(-4, 4), height / 2 + between(-5, 5)]
    const place = ([x, y]: Point): Point => {
      const [dx, dy] = [(x - 30 + between(-1.5, 1.5)) * scale, (y - 50 + between(-1.5, 1.5)) * scale]
      return bend([
        middle[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
        middle[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
      ])
    }
    return (strokes[digit] ?? []).map(
      (stroke) => `<path d="${smooth(stroke.map(place))}" stroke-width="${tenth(between(4.2, 5.6))}"/>`,
    )
  })
  const lines = Array.from({ length: 5 }, () => {
    const points = Array.from({ length: 5 }, (_, index): Point => bend([(index * width) / 4, between(6, height - 6)]))
    return `<path d="${smooth(points)}" stroke-width="${tenth(between(1, 2))}" stroke-opacity="0.55"/>`
  })
  const dots = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${tenth(between(0, width))}" cy="${tenth(between(0, height))}" r="${tenth(between(0.6, 1.6))}" fill="#3b3f63" stroke="none" fill-opacity="0.5"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eceefb"/><g fill="none" stroke="#2b2f55" stroke-linecap="round" stroke-linejoin="round">${dots.join('')}${lines.join('')}${marks.join('')}</g></svg>`
  // Loaded with the first picture: the native part takes longer than most modules together.
  const { default: sharp } = await import('sharp')
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer()
  return png.toString('base64')
}
