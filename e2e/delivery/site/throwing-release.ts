import type { Edits } from './remake'

/** Places in the fixture squad's code that can be made to throw. */
export type ThrowPoint = 'entry' | 'init' | 'module' | 'render'

/** Storage key with the number of times that a place throws in one document. */
export const throwKey = (throwPoint: ThrowPoint): string => `throw.${throwPoint}`

const throwAt = (throwPoint: ThrowPoint): string =>
  `((name)=>{const runs=window.throwRuns=window.throwRuns||{};runs[name]=(runs[name]||0)+1;if(runs[name]<=Number(localStorage.getItem(name)))throw new Error(name+" throws on demand")})("${throwKey(throwPoint)}")`

/**
 * A release of alpha whose code throws at the points named in the page's storage. The faults are part of the release, so its
 * integrity holds: altered bytes would never run.
 */
export const throwingAlpha: Edits = {
  remoteEntry: [
    ['window.mosaic_alpha=', `${throwAt('entry')};window.mosaic_alpha=`],
    ['.initContainerEntry({', `.initContainerEntry({...${throwAt('init')},`],
  ],
  AlphaPage: [
    ['Object.assign(window,{identities', `${throwAt('module')};Object.assign(window,{identities`],
    ['"alpha pressed "', `(${throwAt('render')},"alpha pressed ")`],
  ],
}

/** A release of alpha whose code requires a React version that no host has, although its manifest does not say so. */
export const mismatchedAlpha: Edits = { remoteEntry: [['requiredVersion:"^19', 'requiredVersion:"^99']] }
