import type { Print, PrintPaper } from '../../engine/plan/print.ts';
import type { Context } from '../http/Context.ts';
import { BusinessError, NotFoundError, ParamError } from '../http/errors.ts';

/** Records of one call. */
export const MOST_PRINTED = 200;

/** What a request asks for: a print of the model, records in the order they are printed in, and the paper. */
export interface PrintAsk {
  print: Print;
  ids: readonly string[];
  paper: PrintPaper;
}

const ID = /^[\w-]{1,36}$/;

/** Throws ParamError, NotFoundError for a print that is not the model's, BusinessError for too many records. */
export function readPrintAsk(context: Pick<Context, 'compiled'>, code: string, asked: unknown): PrintAsk {
  const {
    print: name,
    ids: joined,
    paper: at = '0',
  } = (asked ?? {}) as Partial<Record<'print' | 'ids' | 'paper', unknown>>;
  const { prints, models } = context.compiled();
  const print = typeof name === 'string' ? prints.get(name) : undefined;
  // A print of another model is answered like one that is not there.
  if (print === undefined || models.get(print.model)?.code !== code) throw new NotFoundError();
  if (typeof joined !== 'string') throw new ParamError('ids');
  const ids = [...new Set(joined.split(','))];
  if (ids.some((id) => !ID.test(id))) throw new ParamError('ids');
  if (ids.length > MOST_PRINTED)
    throw new BusinessError(`一次最多打印 ${MOST_PRINTED} 条，现在选了 ${ids.length} 条，请分几次打印`);
  const paper = /^\d$/.test(String(at)) ? print.papers[Number(at)] : undefined;
  if (paper === undefined) throw new ParamError('paper');
  return { print, ids, paper };
}
