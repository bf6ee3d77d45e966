import type { Edits } from './remake'

/** Places in the fixture squad's code that can be made to throw. */
export const mines = ['entry', 'init', 'module', 'render'] as const
export type Mine = (typeof mines)[number]

/** Storage key with the number of times that a place throws in one document. */
export const mineKey = (mine: Mine): string => `mine.${mine}`

const blast = (mine: Mine): string =>
  `((name)=>{const runs=window.mineRuns=window.mineRuns||{};runs[name]=(runs[name]||0)+1;if(runs[name]<=Number(localStorage.getItem(name)))throw new Error(name+" went off")})("${mineKey(mine)}")`

/**
 * A release of alpha whose code throws where the page's storage says. The faults are part of the release, so its
 * integrity holds: altered bytes would never run.
 */
export const minedAlpha: Edits = {
  remoteEntry: [
    ['window.mosaic_alpha=', `${blast('entry')};window.mosaic_alpha=`],
    ['.initContainerEntry({', `.initContainerEntry({...${blast('init')},`],
  ],
  AlphaPage: [
    ['Object.assign(window,{identities', `${blast('module')};Object.assign(window,{identities`],
    ['"alpha pressed "', `(${blast('render')},"alpha pressed ")`],
  ],
}

/** A release of alpha whose code requires a React version that no host has, although its manifest does not say so. */
export const mismatchedAlpha: Edits = { remoteEntry: [['requiredVersion:"^19', 'requiredVersion:"^99']] }
