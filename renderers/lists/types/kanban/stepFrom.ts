/** One card on in a direction. */
export type Step = 'up' | 'down' | 'left' | 'right';

const CARD = '.kanban-card';

/** The card beside a card: above or below it in its column, or as far down in the next column that has one. */
export function stepFrom(step: Step, card: HTMLElement): HTMLElement | undefined {
  const column = card.closest('.kanban-column');
  if (!column) return undefined;
  const cards = cardsIn(column);
  const at = cards.indexOf(card);
  if (step === 'up' || step === 'down') return cards[step === 'up' ? at - 1 : at + 1];
  const columns = [...(column.parentElement?.children ?? [])].filter((each) => !each.hasAttribute('hidden'));
  const here = columns.indexOf(column);
  const onward = step === 'right' ? columns.slice(here + 1) : columns.slice(0, here).reverse();
  const next = onward.map(cardsIn).find(({ length }) => length > 0);
  return next?.[Math.min(at, next.length - 1)];
}

function cardsIn(column: Element): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>(CARD)];
}
