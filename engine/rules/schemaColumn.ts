import type { DataSchema } from '../../schemas/generated/types.ts';

/** The column that a property without a model of its own is shown and edited by, as plain as its type allows. */
export function columnOf(key: string, property: DataSchema) {
  const { type, format, maxLength, minimum, maximum } = property;
  const options = property.enum?.map(optionOf);
  if (type === 'array')
    return { key, type: 'list_multi', ...given('options', property.items?.enum?.map(optionOf)) } as const;
  if (options !== undefined) return { key, type: 'select', options } as const;
  if (type === 'boolean') return { key, type: 'switch' } as const;
  if (type === 'number' || type === 'integer') {
    const precision = type === 'integer' ? 0 : undefined;
    return {
      key,
      type: 'inputNumber' as const,
      ...given('precision', precision),
      ...given('min', minimum),
      ...given('max', maximum),
    };
  }
  if (format === 'date') return { key, type: 'date' } as const;
  if (format === 'date-time') return { key, type: 'datetime' } as const;
  if (format === 'time') return { key, type: 'time' } as const;
  return { key, type: 'input' as const, ...given('maxLength', maxLength) };
}

const optionOf = (value: string | number | boolean) => ({ value: String(value), text: String(value) });

const given = <K extends string, T>(key: K, value: T | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: T };
