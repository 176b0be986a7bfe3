import { expect, test } from 'vitest';
import { askedKind } from '../../engine/plan/declaredColumn.ts';
import { builderFields } from '../../engine/queryBuilder/fields.ts';
import { compiler, shippedFiles } from '../../tests/declarations.ts';
import { shapeOf } from './shape.ts';

test('lists ask for every field as what the server takes it for', async () => {
  const { models, plans } = (await compiler())(await shippedFiles());
  const byCode = new Map([...models.values()].map((model) => [model.code, model]));
  const asked = [...plans.values()].flatMap((plan) => {
    if (!('form' in plan) || !('rowActions' in plan)) return [];
    const model = byCode.get(plan.source.model);
    if (model === undefined) return [];
    const { kinds } = shapeOf(model, new Set()).query;
    return builderFields(plan).map((item) => ({
      field: `${plan.id} ${item.key}`,
      one: item.kind,
      asked: askedKind(item.kind, item),
      taken: kinds.get(item.key),
    }));
  });
  expect(asked.filter(({ asked, taken }) => asked !== taken)).toEqual([]);
  expect(asked.filter(({ one, taken }) => one === 'reference' && taken === 'codes')).not.toEqual([]);
});
