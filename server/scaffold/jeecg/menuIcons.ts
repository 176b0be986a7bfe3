import { schemaFile } from '../../../engine/compile/language/schemaWalk.ts';

/** Icons a menu may name. */
export function menuIcons(): ReadonlySet<string> {
  const { $defs } = schemaFile('menu.schema.json').schema as {
    $defs?: { item?: { properties?: { icon?: { enum?: string[] } } } };
  };
  return new Set($defs?.item?.properties?.icon?.enum);
}
