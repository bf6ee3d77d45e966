import { LineIcon } from '../LineIcon'

/** Line icons of the chip tray on a 24 grid. */
const paths = {
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 010 10h-4',
  double: 'M5 12a5 5 0 1010 0 5 5 0 10-10 0M12 7.5a5 5 0 11.6 9',
  repeat: 'M19 8H8a4 4 0 00-4 4v1M16 5l3 3-3 3M5 16h11a4 4 0 004-4v-1M8 19l-3-3 3-3',
  clear: 'M6 6l12 12M18 6L6 18',
} as const

export type TrayIconName = keyof typeof paths

export const TrayIcon = ({ name }: { name: TrayIconName }) => <LineIcon path={paths[name]} />
