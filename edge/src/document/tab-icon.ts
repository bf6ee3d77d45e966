import type { Whitelabel } from '@mosaic/contracts'

/** The icon of a browser's tab: a small one of its own, else that of the home screen. */
export const tabIcon = ({ icons }: Pick<Whitelabel, 'icons'>): string => icons['32'] || icons['192'] || ''
