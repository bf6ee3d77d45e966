// runtime-core/utils/semver: one implementation of ranges, which the host has for its own check.
export { satisfies as satisfy } from '../../../ranges'
