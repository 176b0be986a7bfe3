/** A small tag as plain DOM; `color` is a status or preset colour name of the theme. */
export function tagMark(text: string, color: string | undefined): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'cell-tag';
  mark.textContent = text;
  if (color && color !== 'default') {
    mark.style.color = `var(--cell-tag-text-${color})`;
    mark.style.background = `var(--cell-tag-fill-${color})`;
  }
  return mark;
}
