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
  copy: 'M9 9h10v11H9zM5 15V4h10',
} as const

export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" className="icon" aria-hidden="true" focusable="false">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
