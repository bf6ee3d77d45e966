/**
 * Types of imported assets; a package references them once by `/// <reference types="@mosaic/remote-kit/assets" />`.
 */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.woff2' {
  const url: string
  export default url
}
declare module '*.webp' {
  const url: string
  export default url
}
