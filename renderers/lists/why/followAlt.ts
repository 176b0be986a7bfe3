import type { WhyAsking, WhyMarked, WhyPart } from '../../services/why.ts';

/** Where in a marked element something stands. */
interface Spot {
  mark: WhyMarked;
  row: string | undefined;
  /** Of a column, a field or a condition. */
  key: string | undefined;
}

/**
 * Alt and a press of the main button: whatever it would have done elsewhere, it only asks. Pressed and not clicked, for
 * a button that is off is never clicked. `popups` selects what opens over the page.
 */
export function followAlt(marks: WhyAsking['marks'], popups: string, signal: AbortSignal): void {
  const isInPopup = (target: Element): boolean => target.closest(popups) !== null;
  let asking: (() => void) | undefined;
  // What opens over the page was opened from where somebody pressed or typed last.
  let opener: Spot | undefined;
  const follow = ({ target }: Event) => {
    if (target instanceof Element && !isInPopup(target)) opener = spotAt(marks, target);
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const pressed = (event: PointerEvent) => {
    const { target, altKey, button } = event;
    asking =
      altKey && button === 0 && target instanceof Element
        ? askAt(marks, target, isInPopup(target) ? opener : undefined)
        : undefined;
    if (asking) stop(event);
    else follow(event);
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
  document.addEventListener('keydown', follow, heard);
  for (const type of ['pointerup', 'mousedown', 'mouseup', 'click'] as const)
    document.addEventListener(type, released, heard);
}

/** The way to ask about what an element belongs to: the nearest mark around it that knows of it, or what opened it. */
function askAt(marks: WhyAsking['marks'], target: Element, opener: Spot | undefined): (() => void) | undefined {
  const spots = [...spotsAround(marks, target), ...(opener ? [opener] : [])];
  for (const spot of spots) {
    const part = partOf(spot, target);
    if (part) return () => spot.mark.ask(part);
  }
  return undefined;
}

const spotAt = (marks: WhyAsking['marks'], target: Element): Spot | undefined =>
  spotsAround(marks, target).find(({ row, key }) => row !== undefined || key !== undefined);

/** The same place as each mark around it sees it, the nearest first. */
function spotsAround(marks: WhyAsking['marks'], target: Element): Spot[] {
  const row = target.closest('[row-id]')?.getAttribute('row-id') ?? undefined;
  const cell = target.closest<HTMLElement>('[col-id], [data-field], [data-asked]');
  const key = cell?.getAttribute('col-id') ?? cell?.dataset.field ?? cell?.dataset.asked;
  const spots: Spot[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    const mark = marks.get(element);
    if (mark) spots.push({ mark, row, key });
  }
  return spots;
}

/** The button, cell, heading, field or condition a place is of. */
function partOf({ mark, row: id, key }: Spot, target: Element): WhyPart | undefined {
  const { columns, rowOf, asking } = mark.read();
  const row = rowOf(id);
  const button = target.closest<HTMLElement>('[data-why]');
  const { why, whyOff: off } = button?.dataset ?? {};
  if (why) return { kind: 'action', code: why, title: button?.textContent ?? '', row, off };
  const column = columns.find((each) => each.key === key);
  if (!column) return undefined;
  const { key: code, title } = column;
  return asking
    ? { kind: 'query', code, title }
    : { kind: 'column', code, title, row, drawn: columns.map((each) => each.key) };
}
