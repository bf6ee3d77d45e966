import type { Whitelabel } from '@mosaic/contracts'

/** The icon of a browser tab: the small one, else that of the home screen. */
export const tabIcon = ({ icons }: Pick<Whitelabel, 'icons'>): string => icons['32'] || icons['192'] || ''
