// The scroll lock tells all elements of the page, through the body, how wide its scroll bar was. Nobody asks for it: what is not inherited makes
// no phone look at the styles of a thousand elements again.
if (typeof CSS !== 'undefined' && 'registerProperty' in CSS)
  CSS.registerProperty({ name: '--removed-body-scroll-bar-size', inherits: false })
