type Callback = (entries: { readonly target: Element; readonly contentRect: DOMRect }[]) => void

/** ResizeObserver for engines without one: looks when the window changes and after every load, which is when boxes of this site change. */
export class ResizeWatcher {
  private readonly sizes = new Map<Element, string>()
  private readonly callback: Callback
  private readonly look = () => {
    const changed: { target: Element; contentRect: DOMRect }[] = []
    this.sizes.forEach((before, target) => {
      const contentRect = target.getBoundingClientRect()
      const now = `${contentRect.width}x${contentRect.height}`
      if (now === before) return
      this.sizes.set(target, now)
      changed.push({ target, contentRect })
    })
    if (changed.length > 0) this.callback(changed)
  }
  constructor(callback: Callback) {
    this.callback = callback
  }
  observe(target: Element): void {
    if (this.sizes.size === 0) {
      window.addEventListener('resize', this.look)
      window.addEventListener('load', this.look, true)
    }
    this.sizes.set(target, '')
    setTimeout(this.look)
  }
  unobserve(target: Element): void {
    this.sizes.delete(target)
    if (this.sizes.size === 0) this.disconnect()
  }
  disconnect(): void {
    this.sizes.clear()
    window.removeEventListener('resize', this.look)
    window.removeEventListener('load', this.look, true)
  }
}
