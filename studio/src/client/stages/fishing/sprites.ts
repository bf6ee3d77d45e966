/** Pre-rendered pictures of the fish: drawing an SVG in every frame is too slow. */
export type Sprites = {
  /** null until its picture has arrived. */
  readonly of: (icon: string, size: number) => HTMLCanvasElement | null
}

const pixelRatio = (): number => Math.min(2, window.devicePixelRatio || 1)

export const createSprites = (icons: Readonly<Record<string, string>>): Sprites => {
  const pictures = new Map<string, HTMLImageElement>()
  const drawn = new Map<string, HTMLCanvasElement>()
  const pictureOf = (icon: string): HTMLImageElement => {
    const known = pictures.get(icon)
    if (known) return known
    const picture = new Image()
    picture.src = icons[icon] ?? ''
    pictures.set(icon, picture)
    return picture
  }
  return {
    of: (icon, size) => {
      const key = `${icon} ${size}`
      const known = drawn.get(key)
      if (known) return known
      const picture = pictureOf(icon)
      if (!picture.complete || picture.naturalWidth === 0) return null
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(size * pixelRatio())
      canvas.height = canvas.width
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      drawn.set(key, canvas)
      return canvas
    },
  }
}

/** Sets the canvas to its place on the screen; drawing is in CSS pixels. */
export const fitted = (
  canvas: HTMLCanvasElement,
): { width: number; height: number; context: CanvasRenderingContext2D | null } => {
  const ratio = pixelRatio()
  const { clientWidth: width, clientHeight: height } = canvas
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  const context = canvas.getContext('2d')
  context?.setTransform(ratio, 0, 0, ratio, 0, 0)
  return { width, height, context }
}
