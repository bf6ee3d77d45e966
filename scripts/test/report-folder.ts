import { join } from 'node:path'
import { root } from '../root'

/** Reports of the test runners. */
export const reportFolder = join(root, 'node_modules/.cache/mosaic-tests')
