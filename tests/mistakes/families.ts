import { cellKinds } from '../../schemas/generated/language.ts';
import type { Column } from '../../schemas/generated/types.ts';
import { fileFamilies } from './fileFamilies.ts';
import { type Entry, type Families, itemsOf, type Mistake, ofKind, type Shipped } from './Mistake.ts';

type Kind = (typeof cellKinds)[Column['type']];

interface FieldAt {
  file: string;
  index: number;
  field: Entry;
  path: (...below: (string | number)[]) => (string | number)[];
}

/** Fields of the shipped models of these kinds, as they are declared. */
function fieldsOf(files: readonly Shipped[], ...kinds: Kind[]): FieldAt[] {
  return ofKind(files, 'model').flatMap(({ file, value }) =>
    [...(value.fields ?? [])].flatMap((field, index) => {
      const kind = cellKinds[field.type as Column['type']];
      const path = (...below: (string | number)[]) => ['fields', index, ...below];
      return kinds.includes(kind) ? [{ file, index, field, path }] : [];
    }),
  );
}

/** A mistake for each field: what is written, and where it must be told. */
const inFields =
  (
    kinds: Kind[],
    suits: (field: Entry, files: readonly Shipped[]) => boolean,
    make: (at: FieldAt) => Omit<Mistake, 'file'> | undefined,
  ) =>
  (files: readonly Shipped[]): Mistake[] =>
    fieldsOf(files, ...kinds).flatMap((at) => {
      const made = suits(at.field, files) ? make(at) : undefined;
      return made === undefined ? [] : [{ file: at.file, ...made }];
    });

const any = () => true;
const plain = ({ value, store, defaultValue, validateRules }: Entry) =>
  value === undefined && store === undefined && defaultValue === undefined && validateRules === undefined;
const number = ({ type }: Entry) => type === 'inputNumber';
/** Its choices are declared: what records a tenant keeps, nobody knows before. */
const coded = ({ dictCode, allowInput }: Entry, files: readonly Shipped[]) =>
  allowInput === undefined && itemsOf(files, dictCode).length > 0;
const set = (at: FieldAt, below: (string | number)[], value: unknown, told = below): Omit<Mistake, 'file'> => ({
  edits: [[at.path(...below), value]],
  at: at.path(...told),
});

const choiceDefault = (files: readonly Shipped[]): Mistake[] =>
  fieldsOf(files, 'code').flatMap((at) => {
    const [item] = coded(at.field, files) ? itemsOf(files, at.field.dictCode) : [];
    const meant = item?.value;
    if (meant === undefined || meant.length < 3) return [];
    const wrong = meant === meant.toLowerCase() ? meant.toUpperCase() : meant.toLowerCase();
    return [{ file: at.file, ...set(at, ['defaultValue'], wrong), suggestion: meant }];
  });

const rule = (written: object) => (at: FieldAt) =>
  ({ edits: [[at.path('validateRules'), [written]]], at: at.path('validateRules', 0) }) satisfies Omit<Mistake, 'file'>;

/** Mistakes in the fields of models. */
const fieldFamilies: Families = {
  'default not in the dictionary': choiceDefault,
  'default for a switch that is neither': inFields(['flag'], any, (at) => set(at, ['defaultValue'], 'Yes')),
  'default that is no date': inFields(['date'], any, (at) => set(at, ['defaultValue'], 'yesterday')),
  'default beyond the bounds': inFields(
    ['number'],
    (each) => number(each) && typeof each.max === 'number',
    (at) => set(at, ['defaultValue'], (at.field.max ?? 0) + 1),
  ),
  'default that is too long': inFields(
    ['text'],
    ({ maxLength }) => maxLength !== undefined,
    (at) => set(at, ['defaultValue'], '长'.repeat((at.field.maxLength ?? 0) + 1)),
  ),
  'range on a text': inFields(['text'], plain, rule({ rule: 'range', min: 1 })),
  'length on a number': inFields(['number'], plain, rule({ rule: 'length', max: 5 })),
  'e-mail on a date': inFields(['date'], plain, rule({ rule: 'pattern', pattern: 'e' })),
  'cron on a choice': inFields(
    ['code'],
    (each, files) => coded(each, files) && each.validateRules === undefined,
    rule({ rule: 'cron' }),
  ),
  'length with min above max': inFields(['text'], plain, (at) => ({
    ...rule({ rule: 'length', min: 9, max: 3 })(at),
    at: at.path('validateRules', 0, 'min'),
  })),
  'number with min above max': inFields(
    ['number'],
    (each) => number(each) && plain(each),
    (at) => ({
      edits: [
        [at.path('min'), 10],
        [at.path('max'), 1],
      ],
      at: at.path('min'),
    }),
  ),
  'regex between slashes': inFields(['text'], plain, (at) => ({
    ...rule({ rule: 'regex', regex: '/^[A-Z]+$/', message: '大写' })(at),
    at: at.path('validateRules', 0, 'regex'),
    suggestion: '^[A-Z]+$',
  })),
  'regex that is not closed': inFields(['text'], plain, (at) => ({
    ...rule({ rule: 'regex', regex: '^[A-Z+$', message: '大写' })(at),
    at: at.path('validateRules', 0, 'regex'),
  })),
  'regex that needs more than there is room for': inFields(
    ['text'],
    (each) => plain(each) && each.type === 'input',
    (at) => ({
      edits: [
        [at.path('maxLength'), 3],
        [at.path('validateRules'), [{ rule: 'regex', regex: '^[0-9]{8}$', message: '八位' }]],
      ],
      at: at.path('validateRules', 0, 'regex'),
    }),
  ),
  'check rule that nobody knows': inFields(['text'], plain, (at) => ({
    ...rule({ rule: 'checkRule', code: 'no_such' })(at),
    at: at.path('validateRules', 0, 'code'),
  })),
  'fill rule that nobody knows': inFields(['text'], plain, (at) => set(at, ['defaultValue'], `\${no_such}`)),
  'percentage of a hundred': inFields(
    ['number'],
    ({ format }) => format === 'percent',
    (at) => ({
      ...set(at, ['max'], 100),
      suggestion: '1',
    }),
  ),
  'more digits than the table keeps': inFields(
    ['number'],
    (each) => number(each) && plain(each),
    (at) => ({
      edits: [
        [at.path('precision'), 4],
        [at.path('store'), { scale: 2 }],
      ],
      at: at.path('store', 'scale'),
      suggestion: '4',
    }),
  ),
  'fewer digits than decimals': inFields(
    ['number'],
    (each) => number(each) && plain(each),
    (at) => ({
      edits: [
        [at.path('precision'), 2],
        [at.path('store'), { length: 1 }],
      ],
      at: at.path('store', 'length'),
    }),
  ),
  'length of a date': inFields(['date'], plain, (at) => set(at, ['store'], { length: 10 }, ['store', 'length'])),
  'text longer than the table keeps': inFields(
    ['text'],
    (each) => plain(each) && each.type === 'input',
    (at) => ({
      edits: [
        [at.path('maxLength'), 90],
        [at.path('store'), { length: 60 }],
      ],
      at: at.path('maxLength'),
      suggestion: '90',
    }),
  ),
  'sum of texts': inFields(['text', 'date'], any, (at) => set(at, ['statistics'], ['sum'])),
  'sum of percentages': inFields(
    ['number'],
    ({ format }) => format === 'percent',
    (at) => ({
      ...set(at, ['statistics'], ['sum'], ['statistics', 0]),
      suggestion: 'average',
    }),
  ),
  'statistics in another word': inFields(['number'], number, (at) => ({
    ...set(at, ['statistics'], ['avg'], ['statistics', 0]),
    suggestion: 'average',
  })),
  'like on a number or a date': inFields(['number', 'date'], any, (at) => ({
    ...set(at, ['query'], { mode: 'like' }, ['query', 'mode']),
    suggestion: 'group',
  })),
  'group on a text or a choice': inFields(['text', 'code'], any, (at) =>
    set(at, ['query'], { mode: 'group' }, ['query', 'mode']),
  ),
  'query over files': inFields(['files'], any, (at) => set(at, ['query'], true)),
  'programs among the files': inFields(['files'], any, (at) => set(at, ['accept'], ['.exe'], ['accept', 0])),
  'link to a field that is not there': inFields(
    ['text'],
    ({ type }) => type === 'slot',
    (at) => ({
      edits: [
        [at.path('slotName'), 'link'],
        [at.path('href'), 'https://example.com/{{ nobody }}'],
      ],
      at: at.path('href'),
    }),
  ),
  'required but locked': inFields(['text'], plain, (at) => ({
    edits: [
      [at.path('disabled'), true],
      [at.path('validateRules'), ['required']],
    ],
    at: at.path('disabled'),
  })),
  'value of itself': inFields(
    ['number'],
    (each) => number(each) && plain(each),
    (at) => set(at, ['value'], `row.${at.field.key} + 1`),
  ),
  'text in a number': inFields(
    ['number'],
    (each) => number(each) && plain(each),
    (at) => set(at, ['value'], "'abc'"),
  ),
  'one equals sign': inFields(['text'], plain, (at) => ({
    ...set(at, ['visibleWhen'], `row.${at.field.key} = 'x'`),
    suggestion: `row.${at.field.key} == 'x'`,
  })),
  'three equals signs': inFields(['text'], plain, (at) => ({
    ...set(at, ['visibleWhen'], `row.${at.field.key} === 'x'`),
    suggestion: `row.${at.field.key} == 'x'`,
  })),
  'value that no dictionary has, in an expression': inFields(['code'], coded, (at) =>
    set(at, ['disabledWhen'], `row.${at.field.key} == 'nobody'`),
  ),
  'rows where nobody knows them': inFields(
    ['number'],
    (each) => number(each) && plain(each),
    (at) => set(at, ['value'], `rows.map(r, r.${at.field.key}).sum()`),
  ),
  'key of every object': inFields(['text'], plain, (at) => set(at, ['key'], 'toString')),
  'least width above the width': inFields(
    ['text'],
    ({ width }) => width !== undefined,
    (at) => set(at, ['minWidth'], (at.field.width ?? 0) + 10),
  ),
};

export const families: Families = { ...fieldFamilies, ...fileFamilies };
