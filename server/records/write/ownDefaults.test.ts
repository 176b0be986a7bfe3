import { expect, test } from 'vitest';
import type { Field, Model } from '../../../engine/plan/compiled.ts';
import type { Actor } from '../../http/Actor.ts';
import { ownDefaults } from './ownDefaults.ts';

const field = (key: string, defaultValue: string | undefined, readOnly: boolean): Field =>
  ({
    key,
    title: key,
    type: 'input',
    kind: 'text',
    readOnly,
    cell: { key, title: key, type: 'input', defaultValue },
  }) as Field;
const actor = { userId: 'u1', username: 'zhang', realname: '张三', orgCode: 'A01' } as Actor;

test('fields nobody may write get their templates from the server, all others are left to the form', () => {
  const fields = [
    field('org', '#{sysOrgCode}', true),
    field('due', '{{ addDays(now, 1) }}', true),
    field('plain', 'x', true),
    field('none', undefined, true),
    field('typed', '#{date}', false),
  ];
  expect(ownDefaults({ fields } as unknown as Model, actor, '2026-01-02 03:04:05')).toEqual({
    org: 'A01',
    due: '2026-01-03',
  });
});
