import { LineIcon } from './LineIcon'

/** Line icons of the controls, drawn for this game on a 24 grid. */
const paths = {
  info: 'M12 11v6M12 7.2v.1M3 12a9 9 0 1018 0 9 9 0 00-18 0',
  shield: 'M12 3l7.5 3v5.5c0 4.6-3.2 8-7.5 9.5-4.3-1.5-7.5-4.9-7.5-9.5V6zM8.8 12l2.3 2.3 4.3-4.6',
  history: 'M4 12a8 8 0 108-8 8.6 8.6 0 00-6.4 2.9L4 8.5M4 4v4.5h4.5M12 8v4.4l3 1.8',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 010 6M18 6.5a7.8 7.8 0 010 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  spin: 'M19.5 12a7.5 7.5 0 11-2.2-5.3L19.5 9M19.5 4v5h-5',
  ticket: 'M4 7h16v3.2a1.9 1.9 0 000 3.6V17H4v-3.2a1.9 1.9 0 000-3.6zM10 7v10M14 10.5h3M14 13.5h3',
  sweep: 'M5 16l8-8 5 5-6 6H8zM10 11l5 5M12 19h8M4 5l2 2M9 3v2.5M3 10h2.5',
  deal: 'M5 8.5l8-3 5 12.5-8 3zM9 4.8l1-1.3h9v12',
  draw: 'M4 7.5h11.5a4 4 0 010 8H5M8 4L4 7.5 8 11',
  hand: 'M8 12.5V6.2a1.4 1.4 0 012.8 0V11V4.6a1.4 1.4 0 012.8 0V11 5.9a1.4 1.4 0 012.8 0v7.6c0 4-2 6.5-5.4 6.5-3 0-4.2-1.4-5.6-4.2l-1.7-3.3c-.8-1.7 1.1-2.7 2.1-1.3z',
  double: 'M4 8l5 8M9 8l-5 8M13 9.8c.3-1.3 1.3-2 2.6-2 1.5 0 2.5.9 2.5 2.2 0 2.3-3 3.2-5.1 6H18.5',
  split: 'M12 4v16M8 8l-4 4 4 4M16 8l4 4-4 4',
  flag: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  raise: 'M12 19V5M6 11l6-6 6 6',
  aim: 'M12 5a7 7 0 100 14 7 7 0 000-14M12 2v6M12 16v6M2 12h6M16 12h6',
  collect:
    'M5 7c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3M5 7v5c0 1.7 3.1 3 7 3s7-1.3 7-3V7M5 12v5c0 1.7 3.1 3 7 3s7-1.3 7-3v-5',
  copy: 'M9 9h10v11H9zM5 15V4h10',
} as const

export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }) => <LineIcon path={paths[name]} />
