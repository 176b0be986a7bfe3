import type { WhyAsking, WhyMark, WhyPart } from '../../services/why.ts';

/**
 * Alt and a press of the main button: whatever it would have done elsewhere, it only asks. Pressed and not clicked, for
 * a button that is off is never clicked.
 */
export function followAlt(marks: WhyAsking['marks'], signal: AbortSignal): void {
  let asking: (() => void) | undefined;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const pressed = (event: PointerEvent) => {
    const { target, altKey, button } = event;
    asking = altKey && button === 0 && target instanceof Element ? askAt(marks, target) : undefined;
    if (asking) stop(event);
  };
  const released = (event: MouseEvent) => {
    // A click that no pointer made is a key's.
    if (!asking || (event.detail === 0 && event.type === 'click')) return;
    stop(event);
    if (event.type === 'pointerup') asking();
    // The click comes last, if it comes.
    if (event.type === 'click') asking = undefined;
  };
  const heard = { capture: true, signal };
  document.addEventListener('pointerdown', pressed, heard);
  for (const type of ['pointerup', 'mousedown', 'mouseup', 'click'] as const)
    document.addEventListener(type, released, heard);
}

/** The way to ask about what an element belongs to: the nearest mark around it that knows of it. */
function askAt(marks: WhyAsking['marks'], target: Element): (() => void) | undefined {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const mark = marks.get(element);
    const part = mark && partIn(mark.read(), target);
    if (part) return () => mark.ask(part);
  }
  return undefined;
}

/** The button, cell, heading or field an element stands in. */
function partIn({ columns, rowOf }: WhyMark, target: Element): WhyPart | undefined {
  const row = rowOf(target.closest('[row-id]')?.getAttribute('row-id') ?? undefined);
  const button = target.closest<HTMLElement>('[data-why]');
  const { why, whyOff: off } = button?.dataset ?? {};
  if (why) return { kind: 'action', code: why, title: button?.textContent ?? '', row, off };
  const cell = target.closest('[col-id], [data-field]');
  const key = cell?.getAttribute('col-id') ?? cell?.getAttribute('data-field');
  const column = columns.find((each) => each.key === key);
  return column && { kind: 'column', code: column.key, title: column.title, row };
}
