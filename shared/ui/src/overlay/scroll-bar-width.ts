// The scroll lock sets the scroll bar's width on the body. No element reads it, so it need not be inherited: inherited,
// it would recompute the styles of a thousand elements.
if (typeof CSS !== 'undefined' && 'registerProperty' in CSS)
  CSS.registerProperty({ name: '--removed-body-scroll-bar-size', inherits: false })
