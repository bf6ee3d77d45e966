/** Print styles need to know what the receipt on top stands in, and the oldest browsers cannot say `:has`. */
export const markAroundReceipt = (): void => {
  for (const marked of Array.from(document.querySelectorAll('[data-paper="around"]')))
    marked.removeAttribute('data-paper')
  const receipts = document.querySelectorAll('[data-paper="receipt"]')
  let place = receipts[receipts.length - 1]?.parentElement
  for (; place; place = place.parentElement) place.setAttribute('data-paper', 'around')
}
