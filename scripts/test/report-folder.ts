import { join } from 'node:path'
import { root } from '../root'

/** Where the runners of the tests write what they found. */
export const reportFolder = join(root, 'node_modules/.cache/mosaic-tests')
