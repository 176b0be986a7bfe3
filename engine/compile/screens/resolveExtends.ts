import type { ScreenFile } from '../../../schemas/generated/types.ts';
import { sentences } from '../../problems.ts';
import type { Declared, Linker } from '../Linker.ts';
import { normalize } from '../normalize.ts';

/** A screen with what it inherits. */
export interface Resolved extends Declared<ScreenFile> {
  /** The model of what it extends, where it says another one itself. */
  modelAbove?: string;
}

/**
 * A screen with what it inherits merged in: the nearer file wins, key by key; lists are replaced whole. Undefined when what
 * it extends is missing or does not fit.
 */
export function resolveExtends(
  linker: Linker,
  screen: Declared<ScreenFile>,
  files: ReadonlyMap<string, Declared<ScreenFile>>,
): Resolved | undefined {
  const chain = ancestors(linker, screen, files);
  if (chain === undefined) return undefined;
  const value: Partial<ScreenFile> = Object.assign({}, ...chain.map((each) => each.value).reverse());
  const { extends: _extends, ...own } = value;
  const above = chain.slice(1).flatMap((each) => modelOf(each.value) ?? [])[0];
  return {
    ...screen,
    value: normalize('screen', own) as ScreenFile,
    ...(above === undefined || above === modelOf(value) ? {} : { modelAbove: above }),
  };
}

const modelOf = (value: Partial<ScreenFile>): string | undefined => ('model' in value ? value.model : undefined);

/** The screen, the one it extends, and so on; undefined when the chain is broken. */
function ancestors(
  linker: Linker,
  screen: Declared<ScreenFile>,
  files: ReadonlyMap<string, Declared<ScreenFile>>,
): Declared<ScreenFile>[] | undefined {
  const chain = [screen];
  for (let current = screen; current.value.extends !== undefined; ) {
    const parent = linker.reference(current.document, '页面', current.value.extends, files, ['extends']);
    if (parent === undefined) return undefined;
    if (chain.includes(parent)) {
      // Every screen of the circle meets it; the first by name tells.
      const circle = chain.map((each) => each.id);
      if (parent === screen && circle.every((id) => id >= screen.id)) {
        const found = [...circle, parent.id];
        linker.report(screen.document, 'extends-cycle', sentences['extends-cycle'](found), ['extends']);
      }
      return undefined;
    }
    if (parent.value.type !== screen.value.type) {
      linker.report(current.document, 'extends-type', sentences['extends-type'](screen.value.type, parent.value.type), [
        'type',
      ]);
      return undefined;
    }
    chain.push(parent);
    current = parent;
  }
  return chain;
}
