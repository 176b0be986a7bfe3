/** A small tag as plain DOM; `color` is a status or preset colour name, styled by the class `cell-tag-<color>`. */
export function tagMark(text: string, color: string | undefined): HTMLElement {
  const mark = document.createElement('span');
  mark.className = color && color !== 'default' ? `cell-tag cell-tag-${color}` : 'cell-tag';
  mark.textContent = text;
  return mark;
}
