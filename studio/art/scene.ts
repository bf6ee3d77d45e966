import { chanceOf } from './chance'
import { placeIcon, type Placement } from './icon'
import { blur, document, linear, radial, rays, withShadow } from './svg'

/** A wide picture: quiet on the left, where the site writes its translated text, and alive on the right. */
export type Scene = {
  name: string
  size: { width: number; height: number }
  /** Left, middle and right of the ground, then the shade under the text and under the pictures. */
  ground: readonly [string, string, string]
  shade: string
  motif: string
  turn?: number
  companions: readonly [string, string, string]
}

const glint = (x: number, y: number, size: number, opacity: number): string => {
  const waist = size * 0.14
  return `<path d="M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}Z" fill="#fff" fill-opacity="${opacity}"/>`
}

const sparkle = (key: string, width: number, height: number): string => {
  const chance = chanceOf(key)
  const dots = Array.from({ length: 16 }, () => {
    const [x, y, size] = [
      chance.between(width * 0.46, width - 20),
      chance.between(20, height - 20),
      chance.between(20, 75) / 10,
    ]
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff" fill-opacity="${chance.between(25, 85) / 100}"/>`
  })
  const glints = Array.from({ length: 3 }, () =>
    glint(chance.between(width * 0.52, width - 60), chance.between(40, height - 60), chance.between(14, 26), 0.9),
  )
  return [...dots, ...glints].join('')
}

export const sceneSvg = (scene: Scene): string => {
  const { width, height } = scene.size
  const heart = { x: Math.round(width * 0.745), y: Math.round(height * 0.5) }
  const box = `width="${width}" height="${height}"`
  const main: Placement = { x: heart.x, y: heart.y, size: height * 0.86, rotate: scene.turn ?? 0 }
  const [first, second, third] = scene.companions
  const around: readonly (readonly [string, Placement])[] = [
    [first, { x: width * 0.565, y: height * 0.79, size: height * 0.26, rotate: -14 }],
    [second, { x: width * 0.93, y: height * 0.8, size: height * 0.31, rotate: 12 }],
    [third, { x: width * 0.925, y: height * 0.2, size: height * 0.2, rotate: 18 }],
  ]
  const defs = [
    linear(
      'ground',
      [0, 0, width, height],
      [
        [0, scene.ground[0]],
        [0.52, scene.ground[1]],
        [1, scene.ground[2]],
      ],
    ),
    radial('ray', heart.x, heart.y, width * 0.72, [
      [0, '#fff', 0.24],
      [0.55, '#fff', 0.12],
      [1, '#fff', 0.02],
    ]),
    radial('halo', heart.x, heart.y, height * 0.62, [
      [0, '#fff', 0.6],
      [0.5, '#fff', 0.2],
      [1, '#fff', 0],
    ]),
    linear(
      'calm',
      [0, 0, width * 0.62, 0],
      [
        [0, scene.shade, 0.55],
        [0.7, scene.shade, 0.28],
        [1, scene.shade, 0],
      ],
    ),
    linear(
      'foot',
      [0, height * 0.62, 0, height],
      [
        [0, scene.shade, 0],
        [1, scene.shade, 0.42],
      ],
    ),
    blur('near', 16),
    blur('far', 9),
  ].join('')
  const content = [
    `<rect ${box} fill="url(#ground)"/>`,
    rays(heart.x, heart.y, width, 18, 'url(#ray)', 0.12),
    `<circle cx="${heart.x}" cy="${heart.y}" r="${height * 0.62}" fill="url(#halo)"/>`,
    `<rect ${box} fill="url(#calm)"/>`,
    sparkle(scene.name, width, height),
    withShadow('main', placeIcon(scene.motif, 'm', main), { blur: 'near', dy: 18, opacity: 0.42 }),
    `<rect ${box} fill="url(#foot)"/>`,
    withShadow('company', around.map(([name, place], index) => placeIcon(name, `c${index}`, place)).join(''), {
      blur: 'far',
      dy: 10,
      opacity: 0.38,
    }),
  ].join('')
  return document(width, height, defs, content)
}
