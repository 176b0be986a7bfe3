/** How long the old text slides over the new one, in ms. */
const EFFECT = 1_400;

/** Slides a cell's old text over the new one; where motion is unwelcome it only fades with the style sheet's help. */
export function slideOldText(cell: HTMLElement, oldText: string): void {
  cell.querySelector('.edit-grid-old')?.remove();
  const layer = document.createElement('span');
  layer.className = 'edit-grid-old';
  layer.setAttribute('aria-hidden', 'true');
  layer.textContent = oldText;
  cell.append(layer);
  setTimeout(() => layer.remove(), EFFECT);
}
