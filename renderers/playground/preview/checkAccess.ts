import type { PagePlace } from '../../../engine/authoring/partAt.ts';
import type { Fault } from './Fault.ts';

/** Places of one kind of fault that are told. */
const MOST_PLACES = 5;

/** What of the page in this window not everybody can use, by axe-core; it is fetched when first asked for. */
export async function checkAccess(place: Document): Promise<Fault[]> {
  const [{ default: axe }, { default: chinese }] = await Promise.all([
    import('axe-core'),
    import('axe-core/locales/zh_CN.json'),
  ]);
  axe.configure({ locale: { lang: chinese.lang, rules: chinese.rules } });
  const { violations } = await axe.run(place, { resultTypes: ['violations'] });
  return violations.flatMap(({ help, impact, nodes }) =>
    nodes.slice(0, MOST_PLACES).map(({ target }): Fault => {
      const where = target.join(' ');
      const part = partOf(place.querySelector(where));
      const severity = impact === 'serious' || impact === 'critical' ? 'error' : 'warning';
      return { from: 'access', severity, text: help, where, ...(part ? { part } : {}) };
    }),
  );
}

/** The part of the page that an element is drawn of. */
function partOf(element: Element | null): PagePlace | undefined {
  const own = element?.closest('[data-why], [data-asked], [data-field], [col-id]');
  const named = (name: string) => own?.getAttribute(name) ?? undefined;
  const [action, query, column] = [named('data-why'), named('data-asked'), named('data-field') ?? named('col-id')];
  if (action) return { kind: 'action', code: action };
  if (query) return { kind: 'query', code: query };
  return column ? { kind: 'column', code: column } : undefined;
}
