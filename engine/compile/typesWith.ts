import { cellTraits, type Traits } from '../../schemas/generated/language.ts';

/** The cell types of a trait, as a problem names them to the author. */
export function typesWith(trait: keyof Traits): string {
  return Object.entries(cellTraits)
    .flatMap(([type, traits]) => (traits[trait] ? [type] : []))
    .join('、');
}
