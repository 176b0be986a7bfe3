import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { ok } from '../plugins/envelope.ts';
import { ForbiddenError, NotFoundError } from '../plugins/errors.ts';
import { reportByCode } from '../system/rights.ts';

/** GET `/config/pickers/{id}`: a picker's declaration, for those who may read its report. */
export function pickerRoutes(app: FastifyInstance, context: Context): void {
  app.get('/config/pickers/*', { config: { access: 'session' } }, (request) => {
    const { '*': id = '' } = request.params as { '*'?: string };
    const compiled = context.compiled();
    const picker = compiled.pickers.get(id);
    const report = picker && reportByCode(compiled, picker.report);
    if (!picker || !report) throw new NotFoundError();
    if (!context.rights.mayReport(request.actor, report.id, 'read')) throw new ForbiddenError(`picker ${id}`);
    return ok(picker);
  });
}
