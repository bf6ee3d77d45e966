export { defineRemote } from './define-remote'
export * from './manifest'
