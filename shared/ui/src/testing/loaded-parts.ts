import * as controls from '../controls/controls'
import { lazyPart } from '../lazy/lazy-part'
import { ModalLayer } from '../overlay/ModalLayer'
import * as digits from '../text-field/typed-digits'
import { GridRows } from '../virtual-grid/GridRows'

/** Replaces lazy/parts in unit tests: all chunks are loaded. */
export const modalPart = lazyPart(() => Promise.resolve(ModalLayer), ModalLayer)
export const gridPart = lazyPart(() => Promise.resolve(GridRows), GridRows)
export const controlsPart = lazyPart(() => Promise.resolve(controls), controls)
export const digitsPart = lazyPart(() => Promise.resolve(digits), digits)
export const hasLayerEntry = (): boolean => false
export const fetchModalLayer = (): Promise<void> => Promise.resolve()
