import type { PlanForm } from '../../../engine/plan/Plan.ts';
import { allSections, type FormLayout, tabOf } from './formLayout.ts';

/** Rows of fields that a window shows before it is scrolled. */
const FIRST_ROWS = 10;

/** What of a form is in sight: the tab in front, open groups, and how many fields are drawn already. */
export interface FormPlace {
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  tab(): number;
  bringForward(tab: number): void;
  isOpen(group: string): boolean;
  fold(group: string, folded: boolean): void;
  /** Whether a field's editor stands there; until then only its label and the room it will take. */
  isDrawn(key: string): boolean;
  /** Draws some more; false when there is nothing left to draw. */
  drawMore(count: number): boolean;
  /** Makes a field stand there to be worked on: its tab in front, its group open, its editor drawn. */
  show(key: string): void;
}

/** The place of a form that has just been opened. */
export function createFormPlace(form: PlanForm, layout: FormLayout): FormPlace {
  const listeners = new Set<() => void>();
  const sections = allSections(layout);
  const order = new Map(sections.flatMap(({ fields }) => fields).map(({ key }, at) => [key, at]));
  const folded = new Set(form.foldedGroups);
  let tab = 0;
  let drawn = FIRST_ROWS * form.columns;
  const publish = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tab: () => tab,
    bringForward: (next) => {
      tab = next;
      publish();
    },
    isOpen: (group) => !folded.has(group),
    fold: (group, closed) => {
      if (closed) folded.add(group);
      else folded.delete(group);
      publish();
    },
    isDrawn: (key) => (order.get(key) ?? 0) < drawn,
    drawMore: (count) => {
      if (drawn >= order.size) return false;
      drawn += count;
      publish();
      return true;
    },
    show: (key) => {
      const on = tabOf(layout, key);
      if (on >= 0) tab = on;
      for (const { title, fields } of sections) if (fields.some((field) => field.key === key)) folded.delete(title);
      drawn = Math.max(drawn, (order.get(key) ?? 0) + 1);
      publish();
    },
  };
}
