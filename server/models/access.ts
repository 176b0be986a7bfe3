import type { Actor, Context } from '../context.ts';
import type { DictionaryItems } from './input.ts';
import type { Shape } from './shape.ts';

/** A model's records as one actor may see and change them. */
export interface Records {
  context: Context;
  actor: Actor;
  shape: Shape;
  dictionary: DictionaryItems;
}
