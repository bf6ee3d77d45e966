/** Marks the ancestors of the receipt for the print styles: the oldest browsers lack `:has`. */
export const markAroundReceipt = (): void => {
  for (const marked of Array.from(document.querySelectorAll('[data-paper="around"]')))
    marked.removeAttribute('data-paper')
  const receipts = document.querySelectorAll('[data-paper="receipt"]')
  let place = receipts[receipts.length - 1]?.parentElement
  for (; place; place = place.parentElement) place.setAttribute('data-paper', 'around')
}
