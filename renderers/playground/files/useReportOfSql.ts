import type { Client } from '../../../engine/api/client.ts';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { Failure } from '../../../engine/api/Failure.ts';
import type { Inferred } from '../../../engine/authoring/inference/Inferred.ts';
import type { SqlGiven } from '../../../engine/authoring/inference/reportOfSql.ts';
import type { SourceBegun } from '../../../engine/authoring/SourceBegun.ts';
import { WRITE_SCREENS } from '../../../engine/permissions/general.ts';
import { isShown } from '../../../engine/permissions/lists.ts';
import { useClient } from '../../services/services.ts';
import { usePermissions } from '../../services/useMenu.ts';
import { type Drafts, textsOf } from './drafts.ts';

/** A report that SQL comes to, and what of it somebody should look at. */
export type ReportBegun = Pick<Inferred, 'files' | 'unclear'>;

interface ReportParts {
  client: Pick<Client, 'post'>;
  /** One may have the server's database look at it. */
  mayAsk: boolean;
  drafts: () => Drafts;
  /** What the text alone tells; undefined: nobody can tell yet. */
  byText: (given: SqlGiven) => Promise<Inferred | string | undefined>;
}

export function useReportOfSql(
  drafts: ReportParts['drafts'],
  byText: ReportParts['byText'],
): (given: SqlGiven) => Promise<ReportBegun | string> {
  const client = useClient();
  const mayAsk = isShown(WRITE_SCREENS, usePermissions());
  return (given) => reportOfSql({ client, mayAsk, drafts, byText }, given);
}

/** A report of its SQL by what the server's database says of it, else by its text; or why there is none. */
export async function reportOfSql(parts: ReportParts, given: SqlGiven): Promise<ReportBegun | string> {
  const told = parts.mayAsk ? await answerOf(parts, given) : undefined;
  if (told) return told.refused ?? told;
  return (await parts.byText(given)) ?? '编译器还没有准备好，请稍后再试';
}

/** Undefined: the server does not tell, but may be asked other things. */
async function answerOf({ client, drafts }: ReportParts, given: SqlGiven): Promise<SourceBegun | undefined> {
  const body = { ...given, drafts: textsOf(drafts()) };
  try {
    return await client.post<SourceBegun>(ENDPOINTS.inferSource.path, body, { silent: true });
  } catch (error) {
    if (error instanceof Failure && !error.endsSession) return undefined;
    throw error;
  }
}
