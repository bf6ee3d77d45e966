import { lazyPart } from './lazy-part'

/**
 * Modal layers, keyboard-driven controls and very long grids are chunks of their own, so that no first paint waits
 * for them.
 */
export const modalPart = lazyPart(() => import('../overlay/ModalLayer').then(({ ModalLayer }) => ModalLayer))
export const gridPart = lazyPart(() => import('../virtual-grid/GridRows').then(({ GridRows }) => GridRows))
export const controlsPart = lazyPart(() => import('../controls/controls'))
/** Only numeric fields need it. */
export const digitsPart = lazyPart(() => import('../text-field/typed-digits'))

/** Whether the page was reloaded with an open layer, whose history entry the modal layer clears away. */
export const hasLayerEntry = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'layer' in state
}

/** Fetches the modal layer ahead of the first overlay. */
export const fetchModalLayer = async (): Promise<void> => {
  await modalPart.load()
}
