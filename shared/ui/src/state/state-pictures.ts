import type { StatePicture, StatePictures } from '@mosaic/contracts'

let pictures: StatePictures = {}

/** The merchant's pictures of empty and broken screens; the host sets them before anything is drawn. */
export const setStatePictures = (next: StatePictures = {}): void => {
  pictures = next
}

export const pictureOf = (state: StatePicture | undefined): string => (state && pictures[state]) ?? ''
