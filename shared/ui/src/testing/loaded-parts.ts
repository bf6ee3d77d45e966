import * as controls from '../controls/controls'
import { lazyPart } from '../lazy/lazy-part'
import { ModalLayer } from '../overlay/ModalLayer'

/** Stands in for lazy/parts in unit tests: what a visitor's browser has after its first touch. */
export const modalPart = lazyPart(() => Promise.resolve(ModalLayer), ModalLayer)
export const controlsPart = lazyPart(() => Promise.resolve(controls), controls)
export const fetchModalLayer = (): Promise<void> => Promise.resolve()
