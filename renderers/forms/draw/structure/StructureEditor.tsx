import RjsfForm from '@rjsf/core';
import { englishStringTranslator, type RJSFSchema, TranslatableString } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import type { PlanSchema } from '../../../../engine/plan/Plan.ts';
import type { FieldFailure } from '../../../../engine/rules/checkRow.ts';
import { withoutEmpty } from '../../../../engine/rules/schemaData.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import { FailureState } from '../../../ui/States.tsx';
import { loadValidators } from '../../store/schemaCheck.ts';
import { StructureErrors, TEMPLATES } from './templates.tsx';
import './structure.css';
import { WIDGETS } from './widgets.tsx';

interface StructureEditorProps {
  id: string;
  /** What the value is made of. */
  schema: PlanSchema;
  value: unknown;
  onChange?: (value: Json) => void;
  disabled: boolean;
  /** What is wrong with the value and inside it. */
  failures: readonly FieldFailure[];
}

/** A value made of several: objects, lists, and one of several ways, drawn by RJSF from the value's own schema. */
export function StructureEditor({ id, schema, value, onChange, disabled, failures }: StructureEditorProps) {
  const { root, module } = schema;
  const query = useQuery({
    queryKey: ['validators', module],
    queryFn: () => loadValidators(module),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const validator = useMemo(
    () => query.data && createPrecompiledValidator(query.data, root as RJSFSchema),
    [query.data, root],
  );
  const errors = useMemo(
    () => new Map(failures.map(({ path = [], message }) => [[id, ...path].join('_'), message])),
    [id, failures],
  );
  if (query.error) return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
  if (!validator) return <Skeleton active paragraph={{ rows: 3 }} />;
  return (
    <StructureErrors value={errors}>
      <RjsfForm
        tagName="div"
        className="structure"
        idPrefix={id}
        schema={root as RJSFSchema}
        formData={value ?? undefined}
        validator={validator}
        templates={TEMPLATES}
        widgets={WIDGETS}
        translateString={wordsOf}
        disabled={disabled}
        // The form it stands in checks it with everything else.
        noValidate
        noHtml5Validate
        showErrorList={false}
        experimental_defaultFormStateBehavior={DEFAULTS}
        onChange={({ formData }, changed) => {
          // Without a field it is RJSF that has filled in what the schema presets.
          if (changed !== undefined) onChange?.(withoutEmpty((formData ?? null) as Json));
        }}
      >
        {/* Keeps RJSF's own button away. */}
        <span hidden />
      </RjsfForm>
    </StructureErrors>
  );
}

const DEFAULTS = { emptyObjectFields: 'skipDefaults' } as const;

/** RJSF's words that our templates leave to it. */
const WORDS: Partial<Record<TranslatableString, string>> = {
  [TranslatableString.OptionPrefix]: '方式 %1',
  [TranslatableString.TitleOptionPrefix]: '%1：方式 %2',
  [TranslatableString.ArrayItemTitle]: '项',
  [TranslatableString.CycleDetected]: '展开',
};

function wordsOf(text: TranslatableString, params?: string[]): string {
  const word = WORDS[text];
  if (word === undefined) return englishStringTranslator(text, params);
  return (params ?? []).reduce((said, param, at) => said.replace(`%${at + 1}`, param), word);
}
