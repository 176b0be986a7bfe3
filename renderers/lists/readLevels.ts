import type { Client } from '../../engine/api/client.ts';
import type { ListState } from '../../engine/lists/listState.ts';
import { levelsRequest } from '../../engine/lists/requests.ts';
import type { TreePlan } from '../../engine/plan/Plan.ts';
import type { Row } from '../../engine/plan/record.ts';
import { rowPage } from './useRows.ts';

/** So many parents fit into one address. */
const AT_ONCE = 100;

/** The rows directly below `parents`, in the order of the list. */
export async function readLevels(
  client: Client,
  plan: Pick<TreePlan, 'source' | 'tree' | 'sort'>,
  state: ListState,
  parents: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < parents.length; start += AT_ONCE) {
    const { path, parameters } = levelsRequest(plan, state, parents.slice(start, start + AT_ONCE));
    rows.push(...rowPage(await client.get<unknown>(path, parameters, { silent: true })).records);
  }
  return rows;
}
