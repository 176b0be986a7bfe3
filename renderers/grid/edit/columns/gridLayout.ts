import type { PlanField } from '../../../../engine/plan/Plan.ts';
import { cellTraits } from '../../../../schemas/generated/language.ts';
import type { EditGridProps } from '../EditGridProps.ts';
import { mayUse } from './cellAbility.ts';
import { type Heads, type Structure, structuralWidths } from './editColumnDefs.ts';
import { hasFooter } from './summaryRows.ts';

/** Which columns a grid shows, and what stands beside them. */
export interface GridLayout {
  visible: readonly PlanField[];
  structure: Structure;
  heads: Heads;
  /** Width in px of the structural columns together, and of a scroll bar. */
  structural: number;
}

const SCROLL_BAR = 16;

/** What is shown: neither hidden columns nor those a person may not see. */
export function layoutOf(props: EditGridProps): GridLayout {
  const { columns, options, excluded, detail, tree } = props;
  const visible = columns.filter(({ key, type, hidden }) => !hidden && !cellTraits[type].hidden && !excluded?.has(key));
  const structure: Structure = {
    // To move a row is to change the numbers of those around it.
    drag: options.dragSort !== undefined && mayUse('edit', props) && mayUse(options.dragSort, props),
    expand: detail !== undefined,
    selection: options.selection,
    number: options.rowNumber,
    footer: hasFooter(visible),
    tree: tree !== undefined,
  };
  const widths = structuralWidths(structure);
  return {
    visible,
    structure,
    heads: {
      sorts: props.onSort !== undefined,
      moves: props.onOrder !== undefined,
      filterable: props.headings?.filterable,
    },
    structural: Object.values(widths).reduce((sum, width) => sum + width, SCROLL_BAR),
  };
}
