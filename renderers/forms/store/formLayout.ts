import type { PlanField, PlanForm } from '../../../engine/plan/Plan.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import { cellOf } from '../../cells/cellTypes.ts';

/** Fields under one heading; without a title: under none. */
export interface FormSection {
  title: string;
  fields: readonly PlanField[];
}

/** Where the drawn fields of a form stand: above the tabs, and on each of them. */
export interface FormLayout {
  top: readonly FormSection[];
  tabs: readonly { title: string; sections: readonly FormSection[] }[];
}

/** Groups come in the order of their first fields, wherever the others of a group stand. */
export function formLayout({ fields, tabs = [] }: PlanForm): FormLayout {
  const sections = sectionsOf(fields.filter((field) => !cellTraits[field.type].hidden));
  const tabbed = new Set(tabs.flatMap(({ groups }) => groups));
  return {
    top: sections.filter(({ title }) => !tabbed.has(title)),
    tabs: tabs.map(({ title, groups }) => ({
      title,
      sections: sections.filter((section) => groups.includes(section.title)),
    })),
  };
}

/** The first field that can be typed into. */
export function firstField({ fields }: PlanForm): PlanField | undefined {
  return fields.find((field) => !cellTraits[field.type].hidden && !field.readOnly && field.value === undefined);
}

/** All sections as they are read from top to bottom. */
export function allSections({ top, tabs }: FormLayout): FormSection[] {
  return [...top, ...tabs.flatMap(({ sections }) => sections)];
}

/** The tab a field stands on; -1 above the tabs. */
export function tabOf({ tabs }: FormLayout, key: string): number {
  return tabs.findIndex(({ sections }) => sections.some(({ fields }) => fields.some((field) => field.key === key)));
}

/** The tab to be seen: the one brought forward, and when that is not shown the first that is; -1 for none. */
export function tabInFront(shown: readonly boolean[], wanted: number): number {
  return shown[wanted] ? wanted : shown.indexOf(true);
}

function sectionsOf(fields: readonly PlanField[]): FormSection[] {
  const byTitle = new Map<string, PlanField[]>();
  for (const field of fields) {
    const title = field.group ?? '';
    byTitle.set(title, [...(byTitle.get(title) ?? []), field]);
  }
  return [...byTitle].map(([title, own]) => ({ title, fields: own }));
}

/** How many of the columns a field takes; long kinds take them all. */
export function spanOf(field: PlanField, columns: number): number {
  return cellOf(field).wide ? columns : Math.min(field.span, columns);
}
