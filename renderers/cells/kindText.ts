import type { CellColumn, CellContext } from './Cell.ts';
import { codesText, codeText, itemsOf } from './codeText.ts';
import { flagText } from './flagText.ts';
import { numberText } from './numberText.ts';

/** One line of text for a value whose cell type says nothing more than its kind. */
export function kindText(value: unknown, column: CellColumn, context: CellContext): string {
  if (value === null || value === undefined) return '';
  switch (column.kind) {
    case 'number':
      return numberText(value, column);
    case 'flag':
      return flagText(value, column);
    case 'date':
      return String(value).slice(0, 10);
    case 'code':
    case 'reference':
      return codeText(value, itemsOf(column, context));
    case 'codes':
      return codesText(value, itemsOf(column, context));
    case 'json':
      return typeof value === 'string' ? value : JSON.stringify(value);
    default:
      return itemsOf(column, context).length > 0 ? codeText(value, itemsOf(column, context)) : String(value);
  }
}
