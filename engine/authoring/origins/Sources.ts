import type { Document } from '../../compile/documents.ts';
import type { Compiled } from '../../plan/compiled.ts';
import { below, type Part, type Spot, under } from './Part.ts';

/** The declarations by kind and id. */
export class Sources {
  private readonly byName: ReadonlyMap<string, Document>;
  private readonly idOfCode: ReadonlyMap<string, string>;

  constructor(documents: readonly Document[], { models }: Pick<Compiled, 'models'>) {
    this.byName = new Map(documents.map((document) => [`${document.kind} ${document.id}`, document]));
    this.idOfCode = new Map([...models.values()].map(({ code, id }) => [code, id]));
  }

  of(kind: string, id: unknown): Spot[] {
    const document = this.byName.get(`${kind} ${id}`);
    return document === undefined ? [] : [{ document, node: document.tree }];
  }

  ofCode(code: unknown): Spot[] {
    return this.of('model', this.idOfCode.get(String(code)));
  }

  /** A screen, what it extends, and so on; the nearest first. */
  chainOf(id: string): Spot[] {
    const chain: Spot[] = [];
    for (let [now] = this.of('screen', id); now !== undefined && chain.every(({ node }) => node !== now?.node); ) {
      chain.push(now);
      const [base] = under(now, 'extends');
      [now] = this.of('screen', base?.node.value);
    }
    return chain;
  }

  /** What is written out under a key, or stands in the file that is named there. */
  shared(spots: readonly Spot[], key: string, kind: string, list?: string): Spot[] {
    const [said] = below(spots, key);
    if (said?.node.type !== 'string') return said === undefined ? [] : [said];
    const file = this.of(kind, said.node.value);
    return list === undefined ? file : below(file, list);
  }
}

/** What nobody writes. */
export const unwritten = (around: Part): Part => ({ spots: [], around: around.spots[0] ?? around.around });
