// In a file of its own: only a visitor who touches, types or scrolls will see another page.
export { startIdlePrefetch } from './idle-prefetch'
