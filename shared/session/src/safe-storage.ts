import { deviceStorage } from '@mosaic/browser'

/** Releases of remotes before `@mosaic/browser` use these names. */
export const { read: readStored, write: writeStored, remove: removeStored } = deviceStorage
