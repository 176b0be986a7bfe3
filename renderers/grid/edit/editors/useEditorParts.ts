import { useEffect } from 'react';
import type { PlanField } from '../../../../engine/plan/Plan.ts';
import { cellOf } from '../../../cells/cellTypes.ts';
import { fetchPart } from '../../../ui/lazyComponent.tsx';
import { hasEditor } from '../columns/cellAbility.ts';
import { whenDrawnAndIdle } from '../focus/whenDrawn.ts';

/** Fetches the editors of a grid's columns while nothing else is to do, so that the first key finds them there. */
export function useEditorParts(columns: readonly PlanField[], wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const fetch = () => {
      const types = new Set(columns.filter(hasEditor).map(({ type }) => type));
      // Whoever opens such an editor is told why it does not come.
      for (const type of types) fetchPart(cellOf({ type }).Editor)?.catch(() => undefined);
    };
    return whenDrawnAndIdle(fetch);
  }, [columns, wanted]);
}
