import type { Edits } from './remake'

/** Places in the fixture squad's own code that can be made to throw. */
export const mines = ['entry', 'init', 'module', 'render'] as const
export type Mine = (typeof mines)[number]

/** Storage key that says how often a mine goes off in one document. */
export const mineKey = (mine: Mine): string => `mine.${mine}`

const blast = (mine: Mine): string =>
  `((name)=>{const runs=window.mineRuns=window.mineRuns||{};runs[name]=(runs[name]||0)+1;if(runs[name]<=Number(localStorage.getItem(name)))throw new Error(name+" went off")})("${mineKey(mine)}")`

/**
 * A release of alpha whose code throws where and as often as the page's storage says. The faults are part of the release, so
 * that its integrity holds: bytes that were altered on the way would never run.
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

/** A release of alpha whose code asks for a React that no host has, although its manifest does not say so. */
export const mismatchedAlpha: Edits = { remoteEntry: [['requiredVersion:"^19', 'requiredVersion:"^99']] }
