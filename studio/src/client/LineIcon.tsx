/** A path on a 24 grid, drawn as a line in the colour of the text. */
export const LineIcon = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" className="icon" aria-hidden="true" focusable="false">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
