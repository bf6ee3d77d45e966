import type { FirstPicture, FirstPictures } from '@mosaic/remote-kit'

/**
 * The document paints the largest picture before any script runs. The client draws the same picture in the same
 * place, so that nothing flashes.
 */
let pictures: FirstPictures = {}

export const keepFirstPictures = (found: FirstPictures): void => {
  pictures = found
}

export const firstPictureOf = ({
  remote,
  module,
}: {
  readonly remote: string
  readonly module: string
}): FirstPicture | undefined => pictures[`${remote}/${module}`]

/** The pictures that the document brought along; none when their list cannot be read, which costs nothing but a skeleton. */
export const inlineFirstPictures = (): FirstPictures => {
  try {
    return JSON.parse(document.getElementById('pictures')?.textContent ?? '{}')
  } catch {
    return {}
  }
}
