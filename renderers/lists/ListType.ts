import type { ComponentType } from 'react';
import type { Plan } from '../../engine/plan/Plan.ts';

/** Built-in pages by the name a `page` screen gives. */
export type PageRegistry = Readonly<Record<string, ComponentType>>;

/** The view of one type of plan. */
export type ListType<Type extends Plan['type']> = ComponentType<{
  plan: Extract<Plan, { type: Type }>;
  pages: PageRegistry;
}>;

/** One view for every type of plan; a missing one does not compile. */
export type ListTypes = { [Type in Plan['type']]: ListType<Type> };
