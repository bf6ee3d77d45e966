import { lazyPart } from './lazy-part'

/**
 * Modal layers, keyboard-driven controls and very long grids are chunks of their own, so that no first paint waits
 * for them.
 */
export const modalPart = lazyPart(() => import('../overlay/ModalLayer').then(({ ModalLayer }) => ModalLayer))
export const gridPart = lazyPart(() => import('../virtual-grid/GridRows').then(({ GridRows }) => GridRows))
export const controlsPart = lazyPart(() => import('../controls/controls'))

/** Fetches the modal layer ahead of the first overlay. */
export const fetchModalLayer = async (): Promise<void> => {
  await modalPart.load()
}
