import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useRef, useState } from 'react';
import { recordPath } from '../../../engine/lists/requests.ts';
import type { ModelSource, PlanForm } from '../../../engine/plan/Plan.ts';
import { changedKeys, type Row } from '../../../engine/plan/record.ts';
import { cellReaders } from '../../../engine/rows/canonical.ts';
import { checkRow, type FieldFailure } from '../../../engine/rules/checkRow.ts';
import { CALENDARS } from '../../cells/editors/calendarText.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useClient, useServices } from '../../services/services.ts';
import { createFormStore, type FormStore } from './FormStore.ts';
import { type FormSurroundings, formStates, type Lines, lineTables } from './formState.ts';
import { useExpressions } from './useModule.ts';
import type { SchemaCheck } from './useSchemaCheck.ts';

/** A form's state for as long as its window is open, and what of it is the person's own. */
interface RecordStore {
  store: FormStore;
  /** Whether anything was typed that the record does not hold. */
  isTyped: () => boolean;
  /** Takes values for given, not typed. */
  given: (values: Row) => void;
}

interface StoreParts {
  form: PlanForm;
  original: Row | null;
  start: Row;
  /** Typed at once. */
  left: Row | undefined;
  /** What is said of the row besides the rules. */
  check: SchemaCheck;
  /** The rows of its sub-tables as they are. */
  lines: () => Lines;
}

/** One store for the window's whole life: whatever changes outside, what was typed stays. */
export function useRecordStore({ form, original, start, left, check, lines }: StoreParts): RecordStore {
  const around = useSurroundings(original);
  const createExpressions = useExpressions(form);
  // Computed fields count as they were computed at first, not as a change.
  const opened = useRef<Row>({});
  const [store] = useState(() => {
    const unreadable = unreadablePoints(form);
    const logic = {
      stateOf: formStates(form, around, createExpressions, lines),
      check: (row: Row) => {
        const ruled = checkRow(form.fields, row, createExpressions, { ...around, tables: lines() }, lineTables(form));
        return inOrder(form, [...unreadable(row), ...ruled, ...check(row)]);
      },
      unreadable,
    };
    const made = createFormStore(logic, start);
    opened.current = made.row();
    if (left) made.set(left);
    return made;
  });
  const isTyped = useCallback(() => {
    const keys = form.fields.map((field) => field.key);
    return changedKeys(opened.current, store.row(), keys).length > 0;
  }, [store, form]);
  const given = useCallback((values: Row) => {
    opened.current = { ...opened.current, ...values };
  }, []);
  return { store, isTyped, given };
}

/** Days and times that were typed and cannot be read; other fields take only what is a value of theirs. */
export function unreadablePoints({ fields }: PlanForm): (row: Row) => FieldFailure[] {
  const readers = [...cellReaders(fields.filter(({ kind }) => CALENDARS.has(kind))).values()];
  return (row) =>
    readers.flatMap(({ key, unreadable }) => {
      const message = unreadable(row[key]);
      return message === undefined ? [] : [{ key, message }];
    });
}

/** As the fields stand: of each the failure said first, and all that are inside it. */
function inOrder({ fields }: PlanForm, failures: readonly FieldFailure[]): FieldFailure[] {
  return fields.flatMap(({ key }) =>
    failures.filter((failure) => failure.key === key).filter(({ path }, at) => at === 0 || path !== undefined),
  );
}

/** What expressions of a record's form may look at besides the form. */
export function useSurroundings(original: Row | null): FormSurroundings {
  const { clock } = useServices();
  const user = useAtomValue(sessionAtom)?.user;
  return useMemo(
    () => ({
      now: dayjs(clock()).format('YYYY-MM-DD HH:mm:ss'),
      ...(original ? { old: original } : {}),
      ...(user
        ? { user: { username: user.username, realname: user.realname, roles: [], orgCode: user.orgCode ?? '' } }
        : {}),
    }),
    [clock, user, original],
  );
}

/** One record, always fresh: what is edited must not be what a list remembers. */
export function useRecord(source: ModelSource, id: string | undefined) {
  const client = useClient();
  const path = id === undefined ? '' : recordPath(source, id);
  return useQuery({
    queryKey: ['record', path],
    queryFn: ({ signal }) => client.get<Row>(path, undefined, { signal, silent: true }),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
}
