import { sentences } from '../../problems.ts';
import type { WorldCheck } from './Check.ts';

/** Nobody is granted one thing with another unawares: sub-tables may share the permission of their record. */
export const checkPermissions: WorldCheck = ({ models, reports, files }, tell) => {
  const owners = new Map<string, string>();
  const parents = new Map<string, string>();
  for (const [id, { subTables }] of models) for (const { model } of subTables) parents.set(model, id);
  const check = (id: string, prefix: string, file: Parameters<typeof tell>[0] | undefined) => {
    const other = owners.get(prefix);
    const family = other !== undefined && (parents.get(id) === other || parents.get(other) === id);
    if (other !== undefined && !family && file !== undefined)
      tell(file, 'shared-permission', sentences['shared-permission'](prefix, other), ['permission']);
    if (other === undefined) owners.set(prefix, id);
  };
  const sources = [
    ...[...models].map(([id, { permission }]) => ({ id, permission, file: files.models.get(id) })),
    ...[...reports].map(([id, { permission }]) => ({ id, permission, file: files.reports.get(id) })),
  ];
  const says = ({ file }: (typeof sources)[number]): boolean => file?.value.permission !== undefined;
  // Who has a prefix by its name owns it, and who writes the same is told, wherever its file stands.
  for (const { id, permission, file } of sources.toSorted((one, other) => Number(says(one)) - Number(says(other))))
    check(id, permission, file?.document);
  for (const { value, document } of files.boards.values()) {
    const other = value.permission === undefined ? undefined : owners.get(value.permission);
    if (value.permission !== undefined && other !== undefined)
      tell(document, 'shared-permission', sentences['shared-permission'](value.permission, other), ['permission']);
  }
  for (const [id, { value, document }] of files.screens) {
    const own = 'model' in value ? value.model : 'report' in value ? value.report : id;
    const other = value.permission === undefined ? undefined : owners.get(value.permission);
    // Several screens of one model may share what they grant.
    if (value.permission !== undefined && other !== undefined && other !== own && !('extends' in value))
      tell(document, 'shared-permission', sentences['shared-permission'](value.permission, other), ['permission']);
  }
};
